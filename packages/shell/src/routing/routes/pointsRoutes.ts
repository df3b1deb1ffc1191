import type { Route } from '../Route.ts';

/** Points: the points mall, the daily sign-in, tasks. */
export const pointsRoutes: readonly Route[] = [
  {
    path: '/pages/integral/index',
    load: () =>
      import('../../pages/points/PointsMallPage.tsx').then((module) => ({ Page: module.PointsMallPage })),
    needsLogin: 'actions',
    title: 'title.pointsMall',
  },
  {
    path: '/pages/integral/allGoods',
    aliases: ['/pages/score/list'],
    load: () => import('../../pages/points/RewardsPage.tsx').then((module) => ({ Page: module.RewardsPage })),
    needsLogin: 'no',
    title: 'title.rewards',
  },
  {
    path: '/pages/integral/detail',
    aliases: ['/pages/score/goodsDetail'],
    load: () => import('../../pages/points/RewardPage.tsx').then((module) => ({ Page: module.RewardPage })),
    needsLogin: 'actions',
    title: 'title.reward',
  },
  {
    path: '/pages/integral/order',
    aliases: ['/pages/score/exchange'],
    load: () =>
      import('../../pages/points/ExchangePage.tsx').then((module) => ({ Page: module.ExchangePage })),
    needsLogin: 'yes',
    title: 'title.exchange',
  },
  {
    path: '/pages/integral/successfulExchange',
    load: () => import('../../pages/points/DonePage.tsx').then((module) => ({ Page: module.DonePage })),
    needsLogin: 'yes',
    title: 'title.pointsMall',
  },
  {
    path: '/pages/integral/exchangeList',
    aliases: ['/pages/score/order'],
    load: () =>
      import('../../pages/points/ExchangesPage.tsx').then((module) => ({ Page: module.ExchangesPage })),
    needsLogin: 'yes',
    title: 'title.exchanges',
  },
  {
    path: '/pages/integral/interDetail',
    aliases: ['/pages/score/orderDetail'],
    load: () =>
      import('../../pages/points/ExchangeDetailPage.tsx').then((module) => ({
        Page: module.ExchangeDetailPage,
      })),
    needsLogin: 'yes',
    title: 'title.exchangeDetail',
  },
  {
    path: '/pages/integral/integralList',
    aliases: ['/pages/score/logs'],
    load: () => import('../../pages/points/LedgerPage.tsx').then((module) => ({ Page: module.LedgerPage })),
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
    load: () => import('../../pages/points/PointsPage.tsx').then((module) => ({ Page: module.PointsPage })),
    needsLogin: 'yes',
    title: 'title.points',
  },
  {
    path: '/pages/score/details',
    load: () => import('../../pages/points/EntryPage.tsx').then((module) => ({ Page: module.EntryPage })),
    needsLogin: 'yes',
    title: 'title.pointsEntry',
  },
  {
    path: '/pages/signin/signin',
    load: () => import('../../pages/sign-in/SignInPage.tsx').then((module) => ({ Page: module.SignInPage })),
    needsLogin: 'yes',
    title: 'title.signIn',
  },
  {
    path: '/pages/signin/logs',
    load: () => import('../../pages/sign-in/LogPage.tsx').then((module) => ({ Page: module.LogPage })),
    needsLogin: 'yes',
    title: 'title.signInLog',
  },
  {
    path: '/pages/signin/ranking',
    load: () =>
      import('../../pages/sign-in/RankingPage.tsx').then((module) => ({ Page: module.RankingPage })),
    needsLogin: 'yes',
    title: 'title.ranking',
  },
  {
    path: '/pages/task/task',
    load: () => import('../../pages/sign-in/TasksPage.tsx').then((module) => ({ Page: module.TasksPage })),
    needsLogin: 'actions',
    title: 'title.tasks',
  },
];
