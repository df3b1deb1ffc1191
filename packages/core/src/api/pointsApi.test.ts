import { describe, expect, it } from 'vitest';
import { createFakeHttp, lost, refuse } from '../../test/createFakeHttp.ts';
import { pageWire } from '../../test/wireBuilders.ts';
import * as contract from '../contract/index.ts';
import { createApi } from './createApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import type { AddressId } from './types/ids.ts';
import type { ExchangeId, RewardId } from './types/points.ts';

const rewardId = 3 as RewardId;

function open() {
  const http = createFakeHttp();
  let made = 0;
  const createKey = (): string => `key-${(made += 1)}`;
  const keys = createPendingKeys({ owner: () => '7', now: () => 0, createKey });
  return { http, points: createApi(http, { keys }).points };
}

function productWire(id: number, price: number, changes: object = {}) {
  return {
    id,
    type: 'reality',
    type_text: '',
    title: `Reward ${id}`,
    description: '',
    content: '<p>x</p>',
    image: 'https://shop.test/a.webp',
    score: price,
    stocks: 5,
    sales: 7,
    weigh: 0,
    createtime: 1,
    updatetime: 1,
    status: 'normal',
    status_text: '',
    url: '',
    ...changes,
  };
}

function exchangeWire(id: number, status: string, changes: object = {}) {
  return {
    id,
    status,
    status_text: '',
    type: 'reality',
    type_text: '',
    nums: 2,
    score: 1200,
    exchange_id: 3,
    reason: '',
    expressname: 'SF',
    expressno: '123',
    createtime: 1_600_000_000,
    exchange: { id: 3, title: 'Strap', image: '' },
    orderid: '2026',
    model: 'Coral',
    ...changes,
  };
}

describe('rewards', () => {
  it('are requested with wire names', async () => {
    const { http, points } = open();
    http.on(contract.scoreExchangeList, () => pageWire([]));
    await points.rewards({});
    await points.rewards({
      kind: 'digital',
      keyword: 'cup',
      orderBy: 'newest',
      direction: 'asc',
      page: 2,
      pageSize: 5,
    });
    await points.rewards({ minPoints: 501, maxPoints: 1000, orderBy: 'newest', direction: 'asc' });
    expect(http.calls.map(({ input }) => input)).toEqual([
      { page: 1, num: 15, orderby: 'weigh', orderway: 'desc' },
      { page: 2, num: 5, type: 'virtual', keyword: 'cup', orderby: 'createtime', orderway: 'asc' },
      { page: 1, num: 15, score_max: 1000, orderby: 'score', orderway: 'desc' },
    ]);
  });

  it.each([
    [{ minPoints: 501, maxPoints: 1000 }, [1000, 900, 501], true, [1000, 900, 501], true],
    [{ minPoints: 501, maxPoints: 1000 }, [900, 501, 500], true, [900, 501], false],
    [{ minPoints: 2001 }, [1800, 900], true, [], false],
    [{ minPoints: 501 }, [900, 800], false, [900, 800], false],
    // A base server has no maximum: items above it are filtered out, and later ones still come.
    [{ maxPoints: 500 }, [900, 400], true, [400], true],
    [{ maxPoints: 0 }, [900], true, [], true],
  ])('of %o out of %o (more: %s) are %o (more: %s)', async (range, sent, more, shown, hasMore) => {
    const { http, points } = open();
    http.on(contract.scoreExchangeList, () => ({
      ...pageWire(sent.map((price, index) => productWire(index + 1, price))),
      last_page: more ? 2 : 1,
    }));
    const found = await points.rewards(range);
    expect(found.items.map((reward) => reward.points)).toEqual(shown);
    expect(found.hasMore).toBe(hasMore);
  });

  it('have pictures, models and a limit, or are not found', async () => {
    const { http, points } = open();
    http.on(contract.scoreExchangeProductDetail, ({ id }) =>
      id === 3
        ? productWire(3, 600, { type: 'virtual', images: [], models: ['Coral'], limit: 0 })
        : refuse('NOT_FOUND'),
    );
    expect(await points.findReward(rewardId)).toMatchObject({
      status: 'ok',
      reward: {
        kind: 'digital',
        points: 600,
        redeemedCount: 7,
        imageUrls: ['https://shop.test/a.webp'],
        models: ['Coral'],
        limit: undefined,
      },
    });
    expect(await points.findReward(4 as RewardId)).toEqual({ status: 'not-found' });
  });
});

describe('an exchange', () => {
  const request = { rewardId, quantity: 2, addressId: 7 as AddressId, model: 'Coral', memo: 'soon' };

  it('returns number and balance, undefined with a base server', async () => {
    const { http, points } = open();
    http.on(contract.scoreExchange, () => ({ id: 9, orderid: '2026', score: 400 }));
    expect(await points.exchange(request)).toEqual({ status: 'ok', id: 9, points: 400 });
    expect(http.calls[0]?.input).toEqual({
      exchange_id: 3,
      nums: 2,
      address_id: 7,
      model: 'Coral',
      memo: 'soon',
    });
    http.on(contract.scoreExchange, () => null);
    expect(await points.exchange({ rewardId, quantity: 1 })).toEqual({
      status: 'ok',
      id: undefined,
      points: undefined,
    });
  });

  it('keeps one key until its outcome is known, then uses another', async () => {
    const { http, points } = open();
    http.on(contract.scoreExchange, () => {
      throw lost();
    });
    await expect(points.exchange(request)).rejects.toMatchObject({ code: 'NETWORK' });
    http.on(contract.scoreExchange, () => ({ id: 9, orderid: '2026', score: 400 }));
    await points.exchange(request);
    await points.exchange(request);
    const keys = http.calls.map(({ options }) => options.idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it.each([
    [refuse('POINTS_SHORT', { need: 1200, have: 7 }), { status: 'points-short', have: 7, message: 'no' }],
    [refuse('POINTS_SHORT'), { status: 'points-short', have: undefined, message: 'no' }],
    [
      refuse('OUT_OF_STOCK', { lines: [{ id: 3, left: 1 }] }),
      { status: 'out-of-stock', left: 1, message: 'no' },
    ],
    [refuse('OUT_OF_STOCK'), { status: 'out-of-stock', left: undefined, message: 'no' }],
    [refuse('OFF_SHELF', { lines: [{ id: 3 }] }), { status: 'off-shelf', message: 'no' }],
    [refuse('LIMIT_REACHED', { limit: 2 }), { status: 'limit-reached', limit: 2, message: 'no' }],
    [
      refuse('VALIDATION', { fields: { address_id: 'required' } }),
      { status: 'address-needed', message: 'no' },
    ],
    [refuse('VALIDATION', { fields: { model: 'choice' } }), { status: 'model-needed', message: 'no' }],
    [
      refuse('VALIDATION', { fields: { nums: 'range' } }),
      { status: 'refused', reason: 'VALIDATION', message: 'no', fields: { nums: 'range' } },
    ],
    [refuse('NOT_FOUND'), { status: 'not-found' }],
    [refuse('UPGRADE_REQUIRED', { minimum: '2.3.0' }), { status: 'upgrade-required', minimum: '2.3.0' }],
    [
      refuse('IDEMPOTENCY_MISMATCH'),
      { status: 'refused', reason: 'IDEMPOTENCY_MISMATCH', message: 'no', fields: {} },
    ],
  ] as const)('refused as %o is %o', async (refusal, result) => {
    const { http, points } = open();
    http.on(contract.scoreExchange, () => refusal);
    expect(await points.exchange(request)).toEqual(result);
  });
});

describe('exchanges', () => {
  it.each([
    ['created', 'waiting'],
    ['inprogress', 'waiting'],
    ['delivered', 'delivered'],
    ['completed', 'completed'],
    ['rejected', 'refused'],
    ['something new', 'waiting'],
  ])('that are %s have the state %s', async (status, state) => {
    const { http, points } = open();
    http.on(contract.scoreMyExchange, () => pageWire([exchangeWire(1, status)]));
    expect((await points.exchanges({})).items).toMatchObject([{ id: 1, state }]);
  });

  it('that are waiting are filtered on the client, since the wire has two states for it', async () => {
    const { http, points } = open();
    http.on(contract.scoreMyExchange, () => ({
      ...pageWire([exchangeWire(1, 'created'), exchangeWire(2, 'completed'), exchangeWire(3, 'inprogress')]),
      last_page: 2,
    }));
    const waiting = await points.exchanges({ state: 'waiting', kind: 'physical' });
    expect(waiting.items.map(({ id }) => id)).toEqual([1, 3]);
    expect(waiting.hasMore).toBe(true);
    http.on(contract.scoreMyExchange, () => pageWire([exchangeWire(4, 'rejected')]));
    await points.exchanges({ state: 'refused', page: 2 });
    expect(http.calls.map(({ input }) => input)).toEqual([
      { page: 1, num: 50, type: 'reality' },
      { page: 2, status: 'rejected' },
    ]);
  });

  it('distinguish a parcel from a code', async () => {
    const { http, points } = open();
    const person = { receiver: 'Ada', mobile: '1', address: 'Here', memo: 'soon' };
    http.on(contract.scoreMyExchangeDetail, ({ id }) => {
      if (id === 3) return refuse('NOT_FOUND');
      return { ...exchangeWire(id, 'delivered', id === 2 ? { type: 'virtual' } : {}), ...person };
    });
    expect(await points.findExchange(1 as ExchangeId)).toMatchObject({
      exchange: { kind: 'physical', carrier: 'SF', trackingNumber: '123', code: '', ...person },
    });
    expect(await points.findExchange(2 as ExchangeId)).toMatchObject({
      exchange: { kind: 'digital', carrier: '', trackingNumber: '', code: '123' },
    });
    expect(await points.findExchange(3 as ExchangeId)).toEqual({ status: 'not-found' });
  });
});
