import { couponMyCouponList, scoreExchange, scoreExchangeProductDetail } from '@pawlet/core/contract';
import { rewardCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { inLanguages, problemOf } from '../../../test/store/operatorTest.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { pointsProducts } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';

let store: TestStore;
let local: OperatorClient;
let shopper: TestClient;
let next = 1;

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      operatorSecret,
      // Stands for the storefront's sanitiser, which `shell/test/operatorHtml.test.ts` runs.
      toSafeHtml: async (html) => html.replaceAll(/<script>.*?<\/script>/gu, ''),
    },
  });
  local = clientWith(store, localHeaders);
  shopper = await store.shopper();
  await store.db.update(shoppers).set({ points: 100_000 }).where(eq(shoppers.username, 'demo'));
});
afterAll(() => store.close());

async function create(more: object = {}) {
  const slug = `reward-${next++}`;
  const input = { slug, type: 'physical' as const, title: inLanguages(slug), points: 10, stock: 5, ...more };
  return (await local.call(rewardCalls.createReward, { input })).data;
}

async function exchange(productId: number, more: object = {}): Promise<string> {
  const fields = { exchange_id: productId, nums: 1, address_id: await toAddress(shopper), ...more };
  const reply = await shopper.call(scoreExchange, fields);
  if (reply.code !== 1) throw new Error(JSON.stringify(reply.data));
  return String(reply.data.orderid);
}

const at = (id: number) => ({ params: { id: String(id) } });
const on = (sn: string) => ({ params: { sn } });
const balance = async () => {
  const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'demo'));
  return row?.points ?? 0;
};

describe('products for points', () => {
  it('are created with HTML that is sanitised, shown to shoppers at once, and changed', async () => {
    const content = inLanguages('<p>Steel</p><script>alert(1)</script>');
    const reward = await create({
      content,
      models: [inLanguages('blue')],
      pictures: ['points/bowl'],
      rank: 7,
    });
    expect(reward).toMatchObject({
      type: 'physical',
      content: { de: '<p>Steel</p> de' },
      pictures: [{ key: 'points/bowl', url: expect.stringContaining('/media/points/bowl.webp') }],
      models: [{ fr: 'blue fr' }],
      coupon: null,
      isOffered: true,
      exchanged: 0,
    });
    const shown = await shopper.call(scoreExchangeProductDetail, { id: reward.id });
    expect(shown.data).toMatchObject({ title: `${reward.slug} en`, score: 10, stocks: 5 });
    const { data } = await local.call(rewardCalls.changeReward, {
      ...at(reward.id),
      version: reward.version,
      input: { points: 25, stock: 1, isOffered: false, content: inLanguages('<script>x</script>New') },
    });
    expect(data).toMatchObject({ points: 25, stock: 1, isOffered: false, content: { en: 'New en' } });
    expect(await shopper.call(scoreExchangeProductDetail, { id: reward.id })).toMatchObject({ code: 0 });
    const offered = await local.call(rewardCalls.listRewards, { input: { isOffered: 'true', limit: '200' } });
    expect(offered.data.items.map(({ id }) => id)).not.toContain(reward.id);
    const found = await local.call(rewardCalls.listRewards, { input: { text: reward.slug.toUpperCase() } });
    expect(found.data.items).toMatchObject([{ id: reward.id }]);
  });

  it('grant the coupon that they name', async () => {
    const [coupon] = await store.db.select().from(coupons).limit(1);
    const reward = await create({ type: 'virtual', coupon: coupon?.id });
    expect(reward.coupon).toEqual({ id: coupon?.id, name: coupon?.name.en });
    for (const [more, problem] of [
      [{ type: 'virtual', coupon: 999_999 }, 'exists'],
      [{ type: 'physical', coupon: coupon?.id }, 'choice'],
    ] as const)
      expect(await problemOf(create(more))).toMatchObject({ errors: [{ field: 'coupon', problem }] });
  });

  it('are refused with a taken slug and with what is no picture', async () => {
    const { slug } = await create();
    expect(await problemOf(create({ slug }))).toMatchObject({
      errors: [{ field: 'slug', problem: 'taken' }],
    });
    for (const picture of ['javascript:alert(1)', '../x', 'http://x.test/a.png'])
      expect(await problemOf(create({ pictures: [picture] }))).toMatchObject({
        errors: [{ field: 'pictures', problem: 'format' }],
      });
  });

  it('are not changed on an older version: an exchange has changed the stock meanwhile', async () => {
    const reward = await create();
    await exchange(reward.id);
    const late = local.call(rewardCalls.changeReward, {
      ...at(reward.id),
      version: reward.version,
      input: { stock: 5 },
    });
    expect(await problemOf(late)).toMatchObject({ status: 412, current: { stock: 4, exchanged: 1 } });
  });
});

describe('exchanges', () => {
  it('are accepted, shipped and completed by who may ship orders', async () => {
    const { id } = await create();
    const sn = await exchange(id, { memo: 'At the back door' });
    const person = await personHeaders(store, 'orders');
    const client = clientWith(store, person);
    const { data: waiting } = await client.call(rewardCalls.listExchanges, { input: { state: 'waits' } });
    expect(waiting.items.at(-1)).toMatchObject({
      exchangeSn: sn,
      state: 'created',
      remark: 'At the back door',
    });
    const accepted = await client.call(rewardCalls.acceptExchange, on(sn));
    expect(accepted.data).toMatchObject({ state: 'preparing', actions: ['deliver', 'reject'] });
    const delivered = await client.call(rewardCalls.deliverExchange, {
      ...on(sn),
      version: accepted.data.version,
      input: { carrier: 'sf', number: 'SF123' },
    });
    expect(delivered.data).toMatchObject({ state: 'delivered', carrier: 'sf', number: 'SF123' });
    const again = client.call(rewardCalls.deliverExchange, on(sn));
    expect(await problemOf(again)).toMatchObject({
      status: 409,
      reason: 'exchange-state',
      current: { state: 'delivered', number: 'SF123' },
    });
    const completed = await client.call(rewardCalls.completeExchange, on(sn));
    expect(completed.data).toMatchObject({ state: 'completed', actions: [] });
    const lines = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(10);
    const shipped = lines.find((line) => line.command === 'exchanges.deliver' && line.outcome === 'done');
    expect(shipped).toMatchObject({
      target: sn,
      actor: person.email,
      arguments: ['carrier=sf', 'number=***'],
    });
    const found = await client.call(rewardCalls.listExchanges, { input: { number: sn } });
    expect(found.data.items).toMatchObject([{ exchangeSn: sn }]);
  });

  it('have no personal data for callers without a scope for it', async () => {
    const { id } = await create();
    const sn = await exchange(id, { memo: 'Ring twice' });
    const reader = clientWith(store, await keyHeaders(store, ['orders:read']));
    const { data } = await reader.call(rewardCalls.readExchange, on(sn));
    expect(data).toMatchObject({ receiver: null, phone: null, address: null, remark: null, quantity: 1 });
    expect((await local.call(rewardCalls.readExchange, on(sn))).data.receiver).not.toBe('');
  });

  it('return points and stock when they are rejected, once', async () => {
    const { id } = await create();
    const before = await balance();
    const sn = await exchange(id, { nums: 2 });
    expect(await balance()).toBe(before - 20);
    const input = { reason: 'Broken in the warehouse' };
    const calls = [1, 2].map(() => local.call(rewardCalls.rejectExchange, { ...on(sn), input }));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toBe(before);
    const [row] = await store.db.select().from(pointsProducts).where(eq(pointsProducts.id, id));
    expect([row?.stock, row?.sales]).toEqual([5, 0]);
    const { data } = await local.call(rewardCalls.readExchange, on(sn));
    expect(data).toMatchObject({ state: 'rejected', reason: input.reason });
  });

  it('issue a coupon, and say when none is left', async () => {
    const now = store.clock.now();
    const [coupon] = await store.db
      .insert(coupons)
      .values({
        slug: 'only-one',
        name: inLanguages('Only one'),
        reduction: { kind: 'percent', percentOff: 5 },
        scope: { goodsIds: [], categoryIds: [], brandIds: [] },
        total: 1,
        mode: 'fixation',
        validDays: 7,
        isOpen: false,
        createtime: now,
      })
      .returning();
    const { id } = await create({ type: 'virtual', coupon: coupon?.id });
    const [first, second] = [await exchange(id), await exchange(id)];
    expect((await local.call(rewardCalls.deliverExchange, on(first))).data).toMatchObject({
      state: 'delivered',
      number: '',
    });
    const own = (await shopper.call(couponMyCouponList, { page: 1, num: 50 })).data.data;
    expect(own.map((row: { coupon_id: string }) => row.coupon_id)).toContain(String(coupon?.id));
    expect(await problemOf(local.call(rewardCalls.deliverExchange, on(second)))).toMatchObject({
      status: 409,
      reason: 'no-coupon-left',
      current: { state: 'created' },
    });
  });
});
