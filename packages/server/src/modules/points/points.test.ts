import {
  addressAddeditV3,
  apiUserMoney,
  invitedGetConfig,
  invitedGetList,
  invitedGetUserInfo,
  orderTakedelivery,
  scoreExchange,
  scoreExchangeList,
  scoreExchangeProductDetail,
  scoreLogs,
  scoreMyExchange,
  scoreMyExchangeDetail,
  taskClaim,
  taskIndex,
} from '@pawlet/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, placeOrder } from '../../../test/store/buying.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { readSqlState } from '../../db/database.ts';
import { coupons, userCoupons } from '../../db/schema/coupon.ts';
import { orders } from '../../db/schema/order.ts';
import { pointsLogs as logs, pointsProducts } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { bindInvite } from '../invited/service.ts';
import { exchangeJob } from './job.ts';
import { createExchangeOperations } from './operations.ts';
import { operate } from '../../../test/store/operator.ts';
import { exchangeActors, exchangeEvents, nextExchangeStatus } from './states.ts';
import { exchangeStatuses } from '../../db/schema/points.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function loadProduct(slug: string) {
  const [row] = await store.db.select().from(pointsProducts).where(eq(pointsProducts.slug, slug));
  if (!row) throw new Error(`no product ${slug}`);
  return row;
}

async function newcomer(points = 0) {
  const [member] = await gatherCrowd(store, 1, points);
  if (!member) throw new Error('nobody came');
  return member;
}

describe('ledger', () => {
  it('adds up to every balance of the seed, with consistent rows', async () => {
    const wrong = await store.db.execute(
      sql`select ${shoppers.id} from ${shoppers} where ${shoppers.points} <> (select coalesce(sum(${logs.delta}), 0) from ${logs} where ${logs.userId} = ${shoppers.id})`,
    );
    expect(wrong.rows).toEqual([]);
    const client = await store.shopper();
    const { data } = (await client.call(scoreLogs)).data;
    expect(data[0].after).toBe(5000);
    for (const [index, row] of data.entries()) if (index > 0) expect(data[index - 1].before).toBe(row.after);
    expect(data[0].memo).not.toBe('');
  });

  it('refuses a negative balance and an inconsistent row', async () => {
    const { id } = await newcomer();
    const toState = async (write: PromiseLike<unknown>) => {
      try {
        await write;
        return 'written';
      } catch (error) {
        return readSqlState(error);
      }
    };
    const broke = store.db.update(shoppers).set({ points: -1 }).where(eq(shoppers.id, id));
    expect(await toState(broke)).toBe('23514');
    const row = { userId: id, delta: 5, before: 0, after: 6, kind: 'adjust' as const, createtime: 0 };
    const memo = { zh: '', en: '', ja: '', fr: '', de: '', it: '', es: '', ko: '' };
    expect(await toState(store.db.insert(logs).values({ ...row, memo }))).toBe('23514');
  });

  it('adds points for a received order once, also for the inviter', async () => {
    const inviter = await newcomer();
    const guest = await newcomer();
    const invitation = { inviterId: inviter.id, inviteeId: guest.id, now: store.clock.now() };
    await bindInvite(store.db, invitation);
    await bindInvite(store.db, { ...invitation, inviterId: guest.id });
    await bindInvite(store.db, { ...invitation, inviterId: 999_999 });
    const loadPoints = async (member: typeof guest) =>
      Number((await member.client.call(apiUserMoney)).data.score);

    const order_sn = await placeOrder(store, guest.client, 'TT-HUB');
    await store.db
      .update(orders)
      .set({ paystate: 'paid', shippingstate: 'shipped', paytime: 1, paidAmount: sql`${orders.total}` })
      .where(eq(orders.orderSn, order_sn));
    const [paid] = await store.db.select().from(orders).where(eq(orders.orderSn, order_sn));
    expect(await loadPoints(inviter)).toBe(0);
    expect(await guest.client.call(orderTakedelivery, { order_sn })).toMatchObject({ code: 1 });
    expect(await guest.client.call(orderTakedelivery, { order_sn })).toMatchObject({ code: 0 });
    expect(await loadPoints(guest)).toBe(Math.floor((paid?.total ?? 0) / 100));
    const { data: config } = await guest.client.call(invitedGetConfig);
    // The friend reads the poster: it does not contain the inviter's reward.
    expect(`${config.title} ${config.content}`).not.toMatch(/\d|points/iu);
    const knownBy = async (given: Record<string, unknown>) =>
      (await store.visitor().call(invitedGetConfig, given)).data.is_known;
    expect(await knownBy({})).toBeNull();
    expect(await knownBy({ invite_id: inviter.id })).toBe(1);
    expect(await knownBy({ invite_id: 999_999 })).toBe(0);
    expect(await loadPoints(inviter)).toBe(config.score);
    expect((await inviter.client.call(invitedGetUserInfo)).data).toEqual({
      invite_id: inviter.id,
      nums: 1,
      score: config.score,
    });
    expect((await inviter.client.call(invitedGetList)).data).toMatchObject({
      total: 1,
      data: [{ id: guest.id }],
    });
  });
});

describe('points mall', () => {
  it('lists, searches, sorts and shows its products in the reader’s language', async () => {
    const visitor = store.visitor();
    const all = (await visitor.call(scoreExchangeList, { orderby: 'score', orderway: 'asc' })).data;
    const prices = all.data.map(({ score: points }: { score: number }) => points);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect(all.total).toBeGreaterThanOrEqual(8);
    const found = (await visitor.call(scoreExchangeList, { keyword: 'BOWL' })).data.data;
    expect(found.map(({ title }: { title: string }) => title)).toEqual(['Stainless steel bowl']);
    const cheap = (await visitor.call(scoreExchangeList, { score_max: 600, type: 'virtual' })).data.data;
    expect(cheap).toHaveLength(1);
    const detail = await visitor.call(scoreExchangeProductDetail, { id: (await loadProduct('strap')).id });
    expect(detail.data).toMatchObject({ models: ['Coral', 'Graphite', 'Sage'], limit: 2, score: 600 });
    expect(await visitor.call(scoreExchangeProductDetail, { id: 999_999 })).toMatchObject({ code: 0 });
  });

  it('takes points and stock for a physical product, up to the limit and the balance', async () => {
    const { client, addressId } = await newcomer(2000);
    const strap = await loadProduct('strap');
    const ask = { exchange_id: strap.id, nums: 1 };
    const reason = async (fields: Record<string, unknown>) =>
      (await client.call(scoreExchange, fields)).data.reason;
    expect(await reason({ ...ask, model: 'Coral' })).toBe('VALIDATION');
    expect(await reason({ ...ask, address_id: addressId })).toBe('VALIDATION');
    const foreign = await toAddress(await store.shopper());
    expect(await reason({ ...ask, model: 'Coral', address_id: foreign })).toBe('NOT_FOUND');
    const wish = { ...ask, model: 'Coral', address_id: addressId };
    expect(await reason({ ...wish, nums: 3 })).toBe('LIMIT_REACHED');
    const done = (await client.call(scoreExchange, wish)).data;
    expect(done).toMatchObject({ score: 1400 });
    expect((await loadProduct('strap')).stock).toBe(strap.stock - 1);
    const mine = (await client.call(scoreMyExchangeDetail, { id: done.id })).data;
    expect(mine).toMatchObject({ status: 'created', model: 'Coral', score: 600, orderid: done.orderid });
    expect(mine.address).toContain('1 号');
    const bowl = { exchange_id: (await loadProduct('steel-bowl')).id, nums: 2, address_id: addressId };
    const short = await client.call(scoreExchange, bowl);
    expect(short.data).toMatchObject({ reason: 'POINTS_SHORT', need: 2400, have: 1400 });
    const gone = { exchange_id: (await loadProduct('cleaning-set')).id, nums: 1, address_id: addressId };
    expect((await client.call(scoreExchange, gone)).data).toMatchObject({ reason: 'OUT_OF_STOCK' });
    expect((await client.call(scoreMyExchange)).data.total).toBe(1);

    const operations = createExchangeOperations({ ...store.deps, now: store.clock.now() });
    expect(await operations.reject(done.orderid, 'sorry')).toMatchObject({ status: 'done' });
    expect(await operations.reject(done.orderid, 'sorry')).toMatchObject({ status: 'wrong-state' });
    expect((await client.call(apiUserMoney)).data.score).toBe(2000);
    expect((await loadProduct('strap')).stock).toBe(strap.stock);
    const refused = (await client.call(scoreMyExchangeDetail, { id: done.id })).data;
    expect(refused).toMatchObject({ status: 'rejected', reason: 'sorry' });
  });

  it('stores the complete overseas address', async () => {
    const { client } = await newcomer(2000);
    const saved = await client.call(addressAddeditV3, {
      country_code: 'DEU',
      first_name: 'Lena',
      last_name: 'Krüger',
      area_code: '49',
      mobile: '15123456789',
      zipcode: '10999',
      province_name: 'Berlin',
      city_name: 'Berlin',
      address: 'Oranienstraße 5',
    });
    client.lang = 'en';
    const strap = { exchange_id: (await loadProduct('strap')).id, nums: 1, model: 'Coral' };
    const { data } = await client.call(scoreExchange, { ...strap, address_id: saved.data.id });
    expect((await client.call(scoreMyExchangeDetail, { id: data.id })).data).toMatchObject({
      receiver: 'Lena Krüger',
      mobile: '+49 15123456789',
      address: 'Oranienstraße 5, 10999 Berlin, Germany',
    });
  });

  it('issues coupons and codes, and completes delivered exchanges after seven days', async () => {
    const { client, id, addressId } = await newcomer(3000);
    const coupon = { exchange_id: (await loadProduct('coupon-shop')).id, nums: 1 };
    const code = { exchange_id: (await loadProduct('cloud-week')).id, nums: 1 };
    const first = (await client.call(scoreExchange, coupon)).data;
    const second = (await client.call(scoreExchange, code)).data;
    const operations = createExchangeOperations({ ...store.deps, now: store.clock.now() });
    await operations.deliver(first.orderid);
    await operations.deliver(second.orderid);
    expect(await store.db.$count(userCoupons, eq(userCoupons.userId, id))).toBe(1);
    const issued = (await client.call(scoreMyExchangeDetail, { id: second.id })).data;
    expect(issued).toMatchObject({ status: 'delivered', status_text: 'Issued' });
    expect(issued.expressno).not.toBe('');
    const strap = {
      exchange_id: (await loadProduct('strap')).id,
      nums: 1,
      model: 'Coral',
      address_id: addressId,
    };
    const third = (await client.call(scoreExchange, strap)).data;
    const real = { ...store.deps, settings: { ...store.deps.settings, isDemo: false } };
    await operate({ deps: real }, 'issue-points-order', [third.orderid]);
    expect((await client.call(scoreMyExchangeDetail, { id: third.id })).data).toMatchObject({
      status: 'delivered',
      expressno: '',
    });
    await exchangeJob.run(store.deps, store.clock.now() + 7 * 86_400 - 1);
    expect((await client.call(scoreMyExchange, { status: 'completed' })).data.total).toBe(0);
    await exchangeJob.run(store.deps, store.clock.now() + 7 * 86_400);
    expect((await client.call(scoreMyExchange, { status: 'completed' })).data.total).toBe(3);
  });

  it('delivers nothing instead of a used-up coupon, and can refund the points', async () => {
    const { client, id } = await newcomer(2000);
    const product = await loadProduct('coupon-shop');
    const [coupon] = await store.db
      .select()
      .from(coupons)
      .where(eq(coupons.id, product.couponId ?? 0));
    if (!coupon) throw new Error('The product brings no coupon.');
    const { orderid } = (await client.call(scoreExchange, { exchange_id: product.id, nums: 2 })).data;
    const isCoupon = eq(coupons.id, coupon.id);
    await store.db
      .update(coupons)
      .set({ total: coupon.claimed + 1 })
      .where(isCoupon);
    expect(await operate(store, 'issue-points-order', [orderid])).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('used up'),
    });
    expect((await client.call(scoreMyExchange, { status: 'created' })).data.total).toBe(1);
    expect(await store.db.$count(userCoupons, eq(userCoupons.userId, id))).toBe(0);
    expect(await store.db.$count(coupons, and(isCoupon, eq(coupons.claimed, coupon.claimed)))).toBe(1);
    await store.db.update(coupons).set({ total: coupon.total }).where(isCoupon);
    expect(
      await createExchangeOperations({ ...store.deps, now: store.clock.now() }).reject(orderid, 'sorry'),
    ).toMatchObject({ status: 'done' });
    expect((await client.call(apiUserMoney)).data.score).toBe(2000);
  });

  it('allows only the transitions of the table', () => {
    const allowed = exchangeStatuses.flatMap((status) =>
      exchangeEvents.flatMap((event) =>
        exchangeActors.flatMap((actor) => {
          const to = nextExchangeStatus(status, event, actor);
          return to === null ? [] : [`${status} ${event} ${actor} ${to}`];
        }),
      ),
    );
    expect(allowed).toEqual([
      'created accept shop inprogress',
      'created accept system inprogress',
      'created reject shop rejected',
      'created deliver shop delivered',
      'created deliver system delivered',
      'inprogress reject shop rejected',
      'inprogress deliver shop delivered',
      'inprogress deliver system delivered',
      'delivered complete shop completed',
      'delivered complete system completed',
    ]);
  });
});

describe('tasks', () => {
  it('show progress, pay once, and are visible to visitors', async () => {
    expect((await store.visitor().call(taskIndex)).data[0]).toMatchObject({ progress: 0, state: 'open' });
    const { client, id } = await newcomer(600);
    const find = async (path: string) =>
      (await client.call(taskIndex)).data.find((task: { path: string }) => task.path === path);
    const task = await find('/pages/my/profile');
    expect(task).toMatchObject({ progress: 0, target: 1, state: 'open' });
    const early = await client.call(taskClaim, { id: task.id });
    expect(early.data).toEqual({ reason: 'VALIDATION', fields: { id: 'choice' } });
    await store.db.update(shoppers).set({ bio: 'Two cats' }).where(eq(shoppers.id, id));
    expect(await find('/pages/my/profile')).toMatchObject({ progress: 1, state: 'claimable' });
    expect((await client.call(taskClaim, { id: task.id })).data.score).toBe(620);
    const again = await client.call(taskClaim, { id: task.id });
    expect(again.data).toMatchObject({ reason: 'ALREADY_DONE', score: 620 });
    expect(await find('/pages/my/profile')).toMatchObject({ progress: 1, state: 'done' });
    expect(store.errors).toEqual([]);
  });
});
