import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Points: the points mall, the daily sign-in, tasks. */
export const pointsRoutes: readonly Route[] = [
  later({
    path: '/pages/integral/index',
    needsLogin: 'actions',
    isTabIfListed: true,
    title: 'title.pointsMall',
  }),
  later({
    path: '/pages/integral/allGoods',
    aliases: ['/pages/score/list'],
    needsLogin: 'no',
    title: 'title.rewards',
  }),
  later({
    path: '/pages/integral/detail',
    aliases: ['/pages/score/goodsDetail'],
    needsLogin: 'actions',
    title: 'title.reward',
  }),
  later({
    path: '/pages/integral/order',
    aliases: ['/pages/score/exchange'],
    needsLogin: 'yes',
    title: 'title.exchange',
  }),
  later({
    path: '/pages/integral/successfulExchange',
    needsLogin: 'yes',
    title: 'title.pointsMall',
  }),
  later({
    path: '/pages/integral/exchangeList',
    aliases: ['/pages/score/order'],
    needsLogin: 'yes',
    title: 'title.exchanges',
  }),
  later({
    path: '/pages/integral/interDetail',
    aliases: ['/pages/score/orderDetail'],
    needsLogin: 'yes',
    title: 'title.exchangeDetail',
  }),
  later({
    path: '/pages/integral/integralList',
    aliases: ['/pages/score/logs'],
    needsLogin: 'yes',
    title: 'title.ledger',
  }),
  later({
    path: '/pages/integral/rule',
    needsLogin: 'no',
    title: 'title.rules',
  }),
  later({
    path: '/pages/score/score',
    needsLogin: 'yes',
    title: 'title.points',
  }),
  later({
    path: '/pages/score/details',
    needsLogin: 'yes',
    title: 'title.pointsEntry',
  }),
  later({
    path: '/pages/signin/signin',
    needsLogin: 'yes',
    title: 'title.signIn',
  }),
  later({
    path: '/pages/signin/logs',
    needsLogin: 'yes',
    title: 'title.signInLog',
  }),
  later({
    path: '/pages/signin/ranking',
    needsLogin: 'yes',
    title: 'title.ranking',
  }),
  later({
    path: '/pages/task/task',
    needsLogin: 'actions',
    title: 'title.tasks',
  }),
];
