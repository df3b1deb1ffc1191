import type { ExchangeId, RewardId } from '@pawlet/core/api';
import { expect, it } from 'vitest';
import { pointsRoute } from './pointsViews.ts';
import type { PointsView } from './pointsViews.ts';

const rewardId = 3 as RewardId;
const exchangeId = 9 as ExchangeId;

it.each<[PointsView, string]>([
  [{ name: 'home' }, '/pages/integral/index'],
  [{ name: 'reward', rewardId }, '/pages/integral/detail?id=3'],
  [{ name: 'confirm', rewardId, quantity: 2, model: undefined }, '/pages/integral/order?id=3&nums=2'],
  [
    { name: 'confirm', rewardId, quantity: 1, model: 'Sage & sand' },
    '/pages/integral/order?id=3&nums=1&model=Sage%20%26%20sand',
  ],
  [{ name: 'done', kind: 'digital', exchangeId }, '/pages/integral/successfulExchange?id=9'],
  [{ name: 'done', kind: 'digital', exchangeId: undefined }, '/pages/integral/successfulExchange'],
  [{ name: 'exchanges' }, '/pages/integral/exchangeList'],
  [{ name: 'exchange', exchangeId }, '/pages/integral/interDetail?id=9'],
  [{ name: 'ledger' }, '/pages/integral/integralList'],
  [{ name: 'rules' }, '/pages/integral/rule'],
])('has for %o the storefront route %s', (view, route) => expect(pointsRoute(view)).toBe(route));
