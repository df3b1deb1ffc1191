import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExchangeId, RewardId } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { createTabStorage } from './memoryStorage.ts';
import { openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;

beforeAll(async () => {
  shops = await openStoreShops();
});

afterAll(() => shops.close());

/** Tabs of one browser in which the demo shopper is logged in. */
async function openTabs(count: number): Promise<readonly Pawlet[]> {
  const browser = createTabStorage();
  const tabs = Array.from({ length: count }, () => shops.open({ browser, start: { lang: 'en' } }));
  const [first] = tabs;
  const logIn = await first?.api.login.withPassword({ account: 'demo@pawlet.test', password: 'pawlet-demo' });
  if (logIn?.status !== 'ok') throw new Error('The demo shopper could not log in.');
  for (const tab of tabs) tab.account.logIn(logIn);
  return tabs;
}

async function findReward({ api }: Pawlet, title: string): Promise<RewardId> {
  const { items } = await api.points.rewards({ keyword: title });
  const reward = items.find((one) => one.title === title);
  if (reward === undefined) throw new Error(`The points mall has no ${title}.`);
  return reward.id;
}

it('lists the rewards of a range, each reward in exactly one range', async () => {
  const [pawlet] = await openTabs(1);
  if (pawlet === undefined) throw new Error('No tab.');
  const { points } = pawlet.api;
  const all = await points.rewards({ pageSize: 50 });
  const ranges = [
    { maxPoints: 500 },
    { minPoints: 501, maxPoints: 1000 },
    { minPoints: 1001, maxPoints: 2000 },
    { minPoints: 2001 },
  ];
  const found: number[] = [];
  for (const range of ranges) {
    let hasMore = true;
    for (let page = 1; hasMore; page += 1) {
      const rows = await points.rewards({ ...range, page, pageSize: 2 });
      found.push(...rows.items.map(({ id }) => id));
      hasMore = rows.hasMore;
    }
  }
  expect(found.toSorted((a, b) => a - b)).toEqual(all.items.map(({ id }) => id).toSorted((a, b) => a - b));
});

it('exchanges once for two confirmations, in one tab and in two, and returns the result', async () => {
  const [first, second] = await openTabs(2);
  if (first === undefined || second === undefined) throw new Error('No tabs.');
  const rewardId = await findReward(first, 'Money-off coupon');
  const before = await first.api.points.balance();
  const { total } = await first.api.points.exchanges({});
  const answers = await Promise.all(
    [first, first, second].map(({ api }) => api.points.exchange({ rewardId, quantity: 1 })),
  );
  const [answer] = answers;
  if (answer?.status !== 'ok') throw new Error(answer?.status);
  expect(answers).toEqual([answer, answer, answer]);
  expect(answer.points).toBe(before - 500);
  expect(await second.api.points.balance()).toBe(before - 500);
  const exchanges = await first.api.points.exchanges({ state: 'waiting' });
  expect(exchanges.items.map(({ id }) => id)).toEqual([answer.id]);
  expect((await first.api.points.exchanges({})).total).toBe(total + 1);
  const [entry] = (await first.api.points.ledger({})).items;
  expect(entry).toMatchObject({ change: -500, before, after: before - 500 });
  expect(entry?.reason).not.toBe('');

  // A new request is a second exchange: its key is new.
  const again = await first.api.points.exchange({ rewardId, quantity: 1 });
  expect(again).toMatchObject({ status: 'ok', points: before - 1000 });
  expect(await first.api.points.exchange({ rewardId, quantity: 1 })).toMatchObject({
    status: 'limit-reached',
    limit: 2,
  });
});

it('returns a value for each reason to refuse an exchange', async () => {
  const [pawlet] = await openTabs(1);
  if (pawlet === undefined) throw new Error('No tab.');
  const { points, addresses } = pawlet.api;
  const strap = await findReward(pawlet, 'Tracker strap');
  const [address] = await addresses.list();
  const wish = { rewardId: strap, quantity: 1, model: 'Coral', addressId: address?.id };
  expect(await points.exchange({ ...wish, addressId: undefined })).toMatchObject({
    status: 'address-needed',
  });
  expect(await points.exchange({ ...wish, model: undefined })).toMatchObject({ status: 'model-needed' });
  expect(await points.exchange({ ...wish, model: 'Purple' })).toMatchObject({ status: 'model-needed' });
  expect(await points.exchange({ ...wish, rewardId: 999_999 as RewardId })).toEqual({ status: 'not-found' });
  const bowl = await findReward(pawlet, 'Stainless steel bowl');
  expect(await points.exchange({ ...wish, rewardId: bowl, model: undefined, quantity: 90 })).toMatchObject({
    status: 'limit-reached',
  });
  const soldOut = await findReward(pawlet, 'Cleaning brush set');
  expect(await points.exchange({ ...wish, rewardId: soldOut, model: undefined })).toMatchObject({
    status: 'out-of-stock',
    left: 0,
  });
  const filters = {
    ...wish,
    rewardId: await findReward(pawlet, 'Carbon filters, set of 2'),
    model: undefined,
  };
  const have = await points.balance();
  const pieces = Math.floor(have / 700);
  expect(pieces).toBeGreaterThan(0);
  for (let piece = 0; piece < Math.min(pieces, 4); piece += 1) {
    expect(await points.exchange({ ...filters, memo: `piece ${piece}` })).toMatchObject({ status: 'ok' });
  }
  const left = await points.balance();
  const feeder = { ...wish, rewardId: await findReward(pawlet, 'Slow feeder'), model: 'Mint' };
  expect(left).toBeLessThan(1800);
  expect(await points.exchange(feeder)).toMatchObject({ status: 'points-short', have: left });
  expect(await points.balance()).toBe(left);
  const made = (await points.exchanges({ kind: 'physical', state: 'waiting' })).items[0];
  expect(await points.findExchange(made?.id ?? (0 as ExchangeId))).toMatchObject({
    status: 'ok',
    exchange: { title: 'Carbon filters, set of 2', receiver: address?.receiver, memo: 'piece 3' },
  });
  expect(shops.store.errors).toEqual([]);
});
