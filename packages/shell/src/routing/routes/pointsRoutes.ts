import type * as pointsPages from '../../pages/points/pointsPages.ts';
import type * as signInPages from '../../pages/sign-in/signInPages.ts';
import type { Route } from '../Route.ts';

/** One of the pages of points, which are one file. */
function points(name: keyof typeof pointsPages): Route['load'] {
  return async () => ({ Page: (await import('../../pages/points/pointsPages.ts'))[name] });
}

/** One of the pages of signing in, which are one file. */
function signIn(name: keyof typeof signInPages): Route['load'] {
  return async () => ({ Page: (await import('../../pages/sign-in/signInPages.ts'))[name] });
}

/** Points: the points mall, the daily sign-in, tasks. */
export const pointsRoutes: readonly Route[] = [
  {
    path: '/pages/integral/index',
    load: points('PointsMallPage'),
    needsLogin: 'actions',
    isTabIfListed: true,
    title: 'title.pointsMall',
  },
  {
    path: '/pages/integral/allGoods',
    aliases: ['/pages/score/list'],
    load: points('RewardsPage'),
    needsLogin: 'no',
    title: 'title.rewards',
  },
  {
    path: '/pages/integral/detail',
    aliases: ['/pages/score/goodsDetail'],
    load: points('RewardPage'),
    needsLogin: 'actions',
    title: 'title.reward',
  },
  {
    path: '/pages/integral/order',
    aliases: ['/pages/score/exchange'],
    load: points('ExchangePage'),
    needsLogin: 'yes',
    title: 'title.exchange',
  },
  {
    path: '/pages/integral/successfulExchange',
    load: points('DonePage'),
    needsLogin: 'yes',
    title: 'title.pointsMall',
  },
  {
    path: '/pages/integral/exchangeList',
    aliases: ['/pages/score/order'],
    load: points('ExchangesPage'),
    needsLogin: 'yes',
    title: 'title.exchanges',
  },
  {
    path: '/pages/integral/interDetail',
    aliases: ['/pages/score/orderDetail'],
    load: points('ExchangeDetailPage'),
    needsLogin: 'yes',
    title: 'title.exchangeDetail',
  },
  {
    path: '/pages/integral/integralList',
    aliases: ['/pages/score/logs'],
    load: points('LedgerPage'),
    needsLogin: 'yes',
    title: 'title.ledger',
  },
  {
    path: '/pages/integral/rule',
    load: () => import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.PointsRulesPage })),
    needsLogin: 'no',
    title: 'title.rules',
  },
  {
    path: '/pages/score/score',
    load: points('PointsPage'),
    needsLogin: 'yes',
    title: 'title.points',
  },
  {
    path: '/pages/score/details',
    load: points('EntryPage'),
    needsLogin: 'yes',
    title: 'title.pointsEntry',
  },
  {
    path: '/pages/signin/signin',
    load: signIn('SignInPage'),
    needsLogin: 'yes',
    title: 'title.signIn',
  },
  {
    path: '/pages/signin/logs',
    load: signIn('LogPage'),
    needsLogin: 'yes',
    title: 'title.signInLog',
  },
  {
    path: '/pages/signin/ranking',
    load: signIn('RankingPage'),
    needsLogin: 'yes',
    title: 'title.ranking',
  },
  {
    path: '/pages/task/task',
    load: signIn('TasksPage'),
    needsLogin: 'actions',
    title: 'title.tasks',
  },
];
