import type { ComponentType } from 'react';
import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';
import { ifPointsOffered } from './ifPointsOffered.ts';
import type * as pagesCode from './pointsPages.ts';

/** One import for all of them: the list of files beside it is part of the entry. */
const loadPage = (choose: (code: typeof pagesCode) => ComponentType) =>
  ifPointsOffered(async () => choose(await import('./pointsPages.ts')));

/** Points and the points mall. */
export const pointsPages = [
  definePage({
    path: paths.pointsMall,
    title: 'title.pointsMall',
    needsLogin: 'actions',
    isTabIfListed: true,
    load: loadPage((code) => code.PointsMallPage),
  }),
  definePage({
    path: paths.rewards,
    aliases: ['/pages/score/list'],
    title: 'title.rewards',
    needsLogin: 'no',
    load: loadPage((code) => code.RewardsPage),
  }),
  definePage({
    path: paths.reward,
    aliases: ['/pages/score/goodsDetail'],
    title: 'title.reward',
    needsLogin: 'actions',
    load: loadPage((code) => code.RewardPage),
  }),
  definePage({
    path: paths.redeem,
    aliases: ['/pages/score/exchange'],
    title: 'title.exchange',
    needsLogin: 'yes',
    load: loadPage((code) => code.ExchangePage),
  }),
  definePage({
    path: paths.redeemed,
    title: 'title.pointsMall',
    needsLogin: 'yes',
    load: loadPage((code) => code.DonePage),
  }),
  definePage({
    path: paths.redemptions,
    aliases: ['/pages/score/order'],
    title: 'title.exchanges',
    needsLogin: 'yes',
    load: loadPage((code) => code.ExchangesPage),
  }),
  definePage({
    path: paths.redemption,
    aliases: ['/pages/score/orderDetail'],
    title: 'title.exchangeDetail',
    needsLogin: 'yes',
    load: loadPage((code) => code.ExchangeDetailPage),
  }),
  definePage({
    path: paths.pointsLedger,
    aliases: ['/pages/score/logs'],
    title: 'title.ledger',
    needsLogin: 'yes',
    load: loadPage((code) => code.LedgerPage),
  }),
  definePage({
    path: paths.points,
    title: 'title.points',
    needsLogin: 'yes',
    load: loadPage((code) => code.PointsPage),
  }),
  definePage({
    path: paths.pointsEntry,
    title: 'title.pointsEntry',
    needsLogin: 'yes',
    load: loadPage((code) => code.EntryPage),
  }),
];
