import {
  cartGetOrderDiscountMoney,
  couponCouponDetail,
  couponCouponList,
  couponDrawCoupon,
  couponMyCouponList,
  goodsLists,
  goodsV2detail,
  orderAdd,
  orderCancel,
  orderDetail,
  userIndex,
} from '@pawlet/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { putIntoCart, quote } from '../../../test/store/buying.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { coupons, userCoupons } from '../../db/schema/coupon.ts';
import { orders } from '../../db/schema/order.ts';
import { operate } from '../../../test/store/operator.ts';
import { claimProblem, type CouponRow, getValidity } from './rules.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function loadCoupon(slug: string): Promise<CouponRow> {
  const [row] = await store.db.select().from(coupons).where(eq(coupons.slug, slug));
  if (!row) throw new Error(`no coupon ${slug}`);
  return row;
}

async function newcomer() {
  const [member] = await gatherCrowd(store, 1);
  if (!member) throw new Error('nobody came');
  return member;
}

const plain: CouponRow = {
  id: 1,
  slug: 'a',
  name: { zh: '', en: '', ja: '', fr: '', de: '', it: '', es: '', ko: '' },
  reduction: { kind: 'percent', percentOff: 10 },
  threshold: null,
  scope: { goodsIds: [], categoryIds: [], brandIds: [] },
  audience: 'all',
  perPerson: 1,
  total: 10,
  claimed: 0,
  begintime: 100,
  endtime: 200,
  mode: 'fixation',
  validDays: 7,
  validFrom: null,
  validTo: null,
  isOpen: true,
  isActive: true,
  weigh: 0,
  createtime: 0,
};
const nobody = { claimed: 0, hasBought: false };

describe('rules', () => {
  it.each([
    ['can be claimed within its window', plain, nobody, 100, null],
    ['not before', plain, nobody, 99, 'coupon.notBegun'],
    ['nor after', plain, nobody, 200, 'coupon.ended'],
    ['only so often', plain, { ...nobody, claimed: 1 }, 150, 'coupon.taken'],
    ['as often as one likes', { ...plain, perPerson: 0 }, { ...nobody, claimed: 9 }, 150, null],
    ['until all are gone', { ...plain, claimed: 10 }, nobody, 150, 'coupon.gone'],
    ['without end', { ...plain, total: 0, claimed: 10 }, nobody, 150, null],
    [
      'new customers only',
      { ...plain, audience: 'new' },
      { ...nobody, hasBought: true },
      150,
      'coupon.onlyNew',
    ],
    ['old customers only', { ...plain, audience: 'old' }, nobody, 150, 'coupon.onlyOld'],
    ['not when it is over by then', { ...plain, mode: 'dates', validTo: 150 }, nobody, 150, 'coupon.expired'],
  ] as const)('%s', (_, coupon, facts, now, expected) => {
    expect(claimProblem(coupon, facts, now)).toBe(expected);
  });

  it('computes validity from days after receipt, or from the dates', () => {
    expect(getValidity(plain, 1000)).toEqual({ beginTime: 1000, expireTime: 1000 + 7 * 86_400 });
    const dated = { ...plain, mode: 'dates' as const, validFrom: 5, validTo: 9 };
    expect(getValidity(dated, 1000)).toEqual({ beginTime: 5, expireTime: 9 });
  });
});

describe('coupons', () => {
  it('are listed with descriptions and link to the products they apply to', async () => {
    const visitor = store.visitor();
    const list = (await visitor.call(couponCouponList)).data;
    expect(list.data.length).toBe(5);
    const percent = (await visitor.call(couponCouponList, { result: 0 })).data.data;
    expect(percent.map(({ result }: { result: number }) => result)).toEqual([0, 0]);
    const shop = percent.find(({ name }: { name: string }) => name === 'Anything in the shop');
    expect(shop).toMatchObject({
      result_data: { money: '199.00', number: '9.2' },
      condition_text: 'For everything in the shop',
      result_text: '8% off ¥199+',
      use_times_text: 'Valid for 7 days after you claim it',
      has_more: false,
    });
    const gone = percent.find(({ name }: { name: string }) => name === 'Whiskr cameras only');
    expect(gone).toMatchObject({ has_more: true, message: 'These coupons have all been claimed' });
    const trail = await loadCoupon('trail');
    const detail = (await visitor.call(couponCouponDetail, { id: trail.id })).data;
    expect(detail.goods).toHaveLength(4);
    expect((await visitor.call(goodsLists, { coupon_id: trail.id })).data.total).toBe(4);
    expect((await visitor.call(goodsLists, { coupon_id: 'x' })).data.total).toBe(0);
    const product = (await visitor.call(goodsV2detail, { id: trail.scope.goodsIds[0] })).data;
    expect(product.coupon.map(({ name }: { name: string }) => name)).toContain('Out and about');
    expect(await visitor.call(couponCouponDetail, { id: 999_999 })).toMatchObject({ code: 0 });
  });

  it('come in pages of fifteen', async () => {
    const { id: _id, slug: _slug, ...open } = await loadCoupon('shop-8');
    const copies = Array.from({ length: 20 }, (_, index) => ({ ...open, slug: `page-${index}` }));
    const made = await store.db.insert(coupons).values(copies).returning({ id: coupons.id });
    const read = async (page: number) => (await store.visitor().call(couponCouponList, { page })).data;
    const [first, second] = [await read(1), await read(2)];
    expect(first).toMatchObject({ per_page: 15, current_page: 1, last_page: 2, total: 25 });
    expect([first.data.length, second.data.length, (await read(3)).data.length]).toEqual([15, 10, 0]);
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(25);
    await store.db.delete(coupons).where(
      inArray(
        coupons.id,
        made.map(({ id }) => id),
      ),
    );
  });

  it('that are not valid yet are listed separately, and among the usable ones', async () => {
    const { client, id } = await newcomer();
    for (const slug of ['consumables', 'trail'])
      expect(await client.call(couponDrawCoupon, { id: (await loadCoupon(slug)).id })).toMatchObject({
        code: 1,
      });
    const begin = store.clock.now() + 3600;
    const couponId = (await loadCoupon('trail')).id;
    await store.db
      .update(userCoupons)
      .set({ beginTime: begin })
      .where(and(eq(userCoupons.userId, id), eq(userCoupons.couponId, couponId)));
    const list = async (filter: Record<string, unknown>) =>
      (await client.call(couponMyCouponList, filter)).data;
    expect(await list({ begin_time: 1 })).toMatchObject({
      total: 1,
      data: [{ coupon_id: String(couponId), begin_time: begin, begin: false, expired: false }],
    });
    expect((await list({ is_used: 1 })).total).toBe(2);
    store.clock.advance(3601);
    expect((await list({ begin_time: 1 })).total).toBe(0);
    expect((await list({ is_used: 1 })).data.map((row: { begin: boolean }) => row.begin)).toEqual([
      true,
      true,
    ]);
    expect((await client.call(couponMyCouponList, { begin_time: 2 })).data).toEqual({
      reason: 'VALIDATION',
      fields: { begin_time: 'choice' },
    });
  });

  it("are shown on the product with the shopper's claims", async () => {
    const { client } = await newcomer();
    const trail = await loadCoupon('trail');
    const id = trail.scope.goodsIds[0];
    const look = async (reader: typeof client) => {
      const { coupon } = (await reader.call(goodsV2detail, { id })).data;
      return coupon.find((one: { id: string }) => one.id === String(trail.id));
    };
    expect(await look(client)).toMatchObject({ is_received: false, message: '' });
    while ((await client.call(couponDrawCoupon, { id: trail.id })).code === 1);
    expect(await look(client)).toMatchObject({ is_received: true, message: expect.stringMatching(/./u) });
    expect(await look(store.visitor())).toMatchObject({ is_received: false, message: '' });
  });

  it('can be claimed up to the limit, by eligible shoppers, while available', async () => {
    const { client, id } = await newcomer();
    const reason = async (slug: string) =>
      (await client.call(couponDrawCoupon, { id: (await loadCoupon(slug)).id })).data?.reason;
    const look = async (slug: string) =>
      (await client.call(couponCouponDetail, { id: (await loadCoupon(slug)).id })).data;
    expect(await look('shop-8')).toMatchObject({ own_num: 0, is_received: false });
    expect(await reason('shop-8')).toBeUndefined();
    expect(await look('shop-8')).toMatchObject({ own_num: 1, allow_num: 2, is_received: false });
    expect(await reason('shop-8')).toBeUndefined();
    expect(await look('shop-8')).toMatchObject({ own_num: 2, is_received: true });
    const third = await client.call(couponDrawCoupon, { id: (await loadCoupon('shop-8')).id });
    expect(third.data).toEqual({ reason: 'LIMIT_REACHED', limit: 2 });
    expect(await reason('whiskr-12')).toBe('COUPON_UNUSABLE');
    expect(await reason('points-10')).toBe('COUPON_UNUSABLE');
    expect(await reason('welcome')).toBeUndefined();
    expect((await loadCoupon('shop-8')).claimed).toBe(4312);
    expect((await client.call(couponMyCouponList, { is_used: 1 })).data.total).toBe(3);
    expect((await client.call(userIndex)).data.userInfo.coupon_nums).toBe(3);
    await store.db.update(userCoupons).set({ expireTime: 1 }).where(eq(userCoupons.userId, id));
    expect((await client.call(couponMyCouponList, { is_used: 1 })).data.total).toBe(0);
    const expired = (await client.call(couponMyCouponList, { expire_time: 1 })).data;
    expect(expired.data[0]).toMatchObject({ expired: true, begin: true, is_used: 1 });
  });

  it('on offer are listed at checkout with their discount until they are claimed', async () => {
    const { client } = await newcomer();
    const row = await putIntoCart(store, client, 'PW-FC-12', 2);
    const offered = async () => (await quote(client, [row])).data.claimable_coupons;
    const refills = await loadCoupon('consumables');
    const before = await offered();
    expect(before.map(({ money }: { money: string }) => Number(money))).toEqual(
      before.map(({ money }: { money: string }) => Number(money)).toSorted((a: number, b: number) => b - a),
    );
    expect(before).toContainEqual(expect.objectContaining({ id: String(refills.id), money: '15.00' }));
    // None for other products, for existing customers, or handed out individually.
    const hidden = await Promise.all(['trail', 'whiskr-12', 'points-10'].map((slug) => loadCoupon(slug)));
    for (const { id } of hidden)
      expect(before.map((one: { id: string }) => one.id)).not.toContain(String(id));
    expect(await client.call(couponDrawCoupon, { id: refills.id })).toMatchObject({ code: 1 });
    expect((await offered()).map((one: { id: string }) => one.id)).not.toContain(String(refills.id));
    const { coupons: own } = (await quote(client, [row])).data;
    expect(own).toContainEqual(expect.objectContaining({ id: String(refills.id), money: '15.00' }));
  });

  it('reduce an order once, are returned on cancellation, and explain why they do not apply', async () => {
    const { client, id, addressId } = await newcomer();
    await client.call(couponDrawCoupon, { id: (await loadCoupon('consumables')).id });
    await client.call(couponDrawCoupon, { id: (await loadCoupon('trail')).id });
    const owned = (await client.call(couponMyCouponList)).data.data;
    const own = (name: string) =>
      owned.find((row: { coupon: { name: string } }) => row.coupon.name === name).id;
    const refills = own('Stock up on refills');
    const row = await putIntoCart(store, client, 'PW-FC-12', 2);
    const plainQuote = (await quote(client, [row])).data;
    const usable = plainQuote.coupons.find(
      (one: { user_coupon_id: number }) => one.user_coupon_id === refills,
    );
    expect(usable).toMatchObject({ money: '15.00', message: '' });
    expect(plainQuote.unusable_coupons).toMatchObject([
      {
        user_coupon_id: own('Out and about'),
        message: 'This coupon does not apply to any of these products',
      },
    ]);
    const quoted = (await quote(client, [row], { user_coupon_id: refills })).data;
    expect(quoted.couponTotalPrice).toBe(15);
    expect(quoted.order_info.user_coupon_id).toBe(refills);
    expect(quoted.discount_list).toContainEqual(
      expect.objectContaining({ type: 'coupon', name: 'Stock up on refills', money: '15.00' }),
    );
    const cartPage = await client.call(cartGetOrderDiscountMoney, { ids: row, user_coupon_id: refills });
    expect(cartPage.data.order_info.goodsprice).toBe(quoted.order_info.goodsprice);
    const wrong = await quote(client, [row], { user_coupon_id: own('Out and about') });
    expect(wrong).toMatchObject({ code: 0, data: { reason: 'COUPON_UNUSABLE' } });
    const foreign = await (
      await store.shopper()
    ).call(cartGetOrderDiscountMoney, { ids: row, user_coupon_id: refills });
    expect(foreign.code).toBe(0);

    const fields = { ids: String(row), address_id: addressId, user_coupon_id: refills };
    const made = await client.call(orderAdd, { ...fields, saleamount: quoted.order_info.saleamount });
    expect(made).toMatchObject({ code: 1 });
    expect((await client.call(couponMyCouponList, { is_used: 2 })).data.data[0].id).toBe(refills);
    const { order_sn } = made.data;
    expect((await client.call(orderDetail, { order_sn })).data.user_coupon_id).toBe(refills);
    const other = await putIntoCart(store, client, 'TT-HUB');
    const twice = await client.call(orderAdd, { ...fields, ids: String(other) });
    expect(twice.data.reason).toBe('COUPON_UNUSABLE');
    await client.call(orderCancel, { order_sn });
    expect((await client.call(couponMyCouponList, { is_used: 2 })).data.total).toBe(0);
    expect(await store.db.$count(orders, eq(orders.userId, id))).toBe(1);
    expect(store.errors).toEqual([]);
  });
});

describe('operator commands', () => {
  const run = (name: string, ...args: string[]) => operate(store, name, args);
  const elsewhere = 'USD:1,JPY:100,EUR:1,KRW:1000,GBP:1,CHF:1,CAD:1';

  it('create coupons and codes, and refuse invalid input', async () => {
    const made = await run(
      'make-coupon',
      'straps',
      `minus=CNY:5,${elsewhere}`,
      `over=CNY:20,${elsewhere}`,
      'for=goods:strap-band',
      'total=9',
    );
    expect(made).toMatchObject({ status: 'done' });
    expect(await loadCoupon('straps')).toMatchObject({
      reduction: { kind: 'minus', amounts: { CNY: 500, KRW: 100_000 } },
      threshold: { CNY: 2000 },
      total: 9,
    });
    // An amount that is missing in a currency would be none.
    expect(await run('make-coupon', 'half', 'minus=CNY:5')).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('amountsOff.EUR'),
    });
    expect(await run('make-code', 'june', 'percent=12', 'total=1')).toMatchObject({ status: 'done' });
    for (const args of [
      ['straps', 'percent=10'],
      ['other'],
      ['other', 'percent=100'],
      ['other', 'percent=10', 'minus=CNY:5'],
      ['other', 'percent=10', 'for=brand:nobody'],
      ['other', 'percent=10', 'audience=cats'],
      ['other', 'percent=10', 'total=-1'],
      ['o/ther', 'percent=10'],
    ])
      expect(await run('make-coupon', ...args)).toMatchObject({ status: 'refused' });
    const { client } = await newcomer();
    const row = await putIntoCart(store, client, 'TT-HUB');
    const priced = await client.call(cartGetOrderDiscountMoney, { ids: row, discount_code: 'June' });
    const kinds = priced.data.discount_list.map(({ type }: { type: string }) => type);
    expect(kinds).toContain('code');
  });
});
