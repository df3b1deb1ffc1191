import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';
import { ifPointsOffered } from './ifPointsOffered.ts';

/** Points and the points mall. */
export const pointsPages = [
  definePage({
    path: paths.pointsMall,
    title: 'title.pointsMall',
    needsLogin: 'actions',
    isTabIfListed: true,
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).PointsMallPage),
  }),
  definePage({
    path: paths.rewards,
    aliases: ['/pages/score/list'],
    title: 'title.rewards',
    needsLogin: 'no',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).RewardsPage),
  }),
  definePage({
    path: paths.reward,
    aliases: ['/pages/score/goodsDetail'],
    title: 'title.reward',
    needsLogin: 'actions',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).RewardPage),
  }),
  definePage({
    path: paths.redeem,
    aliases: ['/pages/score/exchange'],
    title: 'title.exchange',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).ExchangePage),
  }),
  definePage({
    path: paths.redeemed,
    title: 'title.pointsMall',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).DonePage),
  }),
  definePage({
    path: paths.redemptions,
    aliases: ['/pages/score/order'],
    title: 'title.exchanges',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).ExchangesPage),
  }),
  definePage({
    path: paths.redemption,
    aliases: ['/pages/score/orderDetail'],
    title: 'title.exchangeDetail',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).ExchangeDetailPage),
  }),
  definePage({
    path: paths.pointsLedger,
    aliases: ['/pages/score/logs'],
    title: 'title.ledger',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).LedgerPage),
  }),
  definePage({
    path: paths.points,
    title: 'title.points',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).PointsPage),
  }),
  definePage({
    path: paths.pointsEntry,
    title: 'title.pointsEntry',
    needsLogin: 'yes',
    load: ifPointsOffered(async () => (await import('./pointsPages.ts')).EntryPage),
  }),
];
