import type { Pawlet } from '@pawlet/core';
import type {
  Address,
  Exchange,
  ExchangeDetail,
  ExchangeId,
  PointsEntry,
  PointsEntryId,
  RewardDetail,
  RewardId,
  Task,
} from '@pawlet/core/api';
import { vi } from 'vitest';
import { homeAddress } from './shopData.ts';
import { buildConfig } from '../../core/test/buildConfig.ts';

/** A reward; tests set only the relevant fields. */
export function buildReward(id: number, changes: Partial<RewardDetail> = {}): RewardDetail {
  return {
    id: id as RewardId,
    kind: 'physical',
    title: `Reward ${id}`,
    description: '',
    imageUrl: '',
    points: 600,
    stock: 20,
    redeemedCount: 0,
    contentHtml: '<p>Good for cats</p>',
    imageUrls: [''],
    models: [],
    limit: undefined,
    ...changes,
  };
}

/** An exchange that is not shipped yet. */
export function buildExchange(id: number, changes: Partial<ExchangeDetail> = {}): ExchangeDetail {
  return {
    id: id as ExchangeId,
    number: `2026112100000000000000000${id}`,
    state: 'waiting',
    kind: 'physical',
    rewardId: 1 as RewardId,
    title: `Reward ${id}`,
    imageUrl: '',
    model: '',
    quantity: 1,
    points: 600,
    reason: '',
    carrier: '',
    trackingNumber: '',
    code: '',
    createdAt: Date.UTC(2026, 10, 21, 4),
    receiver: '',
    mobile: '',
    address: '',
    memo: '',
    ...changes,
  };
}

/** A change of points. */
export function buildEntry(id: number, change: number, after: number): PointsEntry {
  return {
    id: id as PointsEntryId,
    change,
    before: after - change,
    after,
    reason: `Reason ${id}`,
    at: Date.UTC(2026, 10, 21, 4),
  };
}

function pageOf<T>(items: readonly T[]) {
  return Promise.resolve({ items, total: items.length, page: 1, pageSize: 15, hasMore: false });
}

export interface PointsData {
  readonly rewards?: readonly RewardDetail[] | undefined;
  readonly balance?: number | undefined;
  readonly exchanges?: readonly ExchangeDetail[] | undefined;
  readonly ledger?: readonly PointsEntry[] | undefined;
  readonly tasks?: readonly Task[] | undefined;
  /** @default the home address */
  readonly addresses?: readonly Address[] | undefined;
}

/** A fake server with these points. */
export function servePoints(shop: Pawlet, data: PointsData = {}) {
  const { rewards: all = [], balance: start = 5000, exchanges = [], ledger = [], tasks = [] } = data;
  const { points, addresses, pages, tasks: tasksApi } = shop.api;
  vi.spyOn(shop.config, 'load').mockResolvedValue(buildConfig());
  return {
    balance: vi.spyOn(points, 'balance').mockResolvedValue(start),
    rewards: vi
      .spyOn(points, 'rewards')
      .mockImplementation(({ minPoints = 0, maxPoints = Infinity }) =>
        pageOf(all.filter((reward) => reward.points >= minPoints && reward.points <= maxPoints)),
      ),
    findReward: vi.spyOn(points, 'findReward').mockImplementation((id) => {
      const reward = all.find((one) => one.id === id);
      return Promise.resolve(reward === undefined ? { status: 'not-found' } : { status: 'ok', reward });
    }),
    exchange: vi
      .spyOn(points, 'exchange')
      .mockResolvedValue({ status: 'ok', id: 9 as ExchangeId, points: start - 600 }),
    exchanges: vi
      .spyOn(points, 'exchanges')
      .mockImplementation(({ state }) =>
        pageOf<Exchange>(exchanges.filter((one) => state === undefined || one.state === state)),
      ),
    findExchange: vi.spyOn(points, 'findExchange').mockImplementation((id) => {
      const exchange = exchanges.find((one) => one.id === id);
      return Promise.resolve(exchange === undefined ? { status: 'not-found' } : { status: 'ok', exchange });
    }),
    ledger: vi.spyOn(points, 'ledger').mockImplementation(() => pageOf(ledger)),
    addresses: vi.spyOn(addresses, 'list').mockResolvedValue(data.addresses ?? [homeAddress]),
    tasks: vi.spyOn(tasksApi, 'list').mockResolvedValue(tasks),
    claim: vi.spyOn(tasksApi, 'claim'),
    page: vi.spyOn(pages, 'find').mockResolvedValue({ status: 'not-found' }),
  };
}
