import { orderAdd, orderCancel } from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { setStock, loadSku } from '../../../test/store/buying.ts';
import { type CrowdMember, fillCarts, gatherCrowd } from '../../../test/store/crowd.ts';
import { reportSecurityFigure } from '../../../test/store/securityFigure.ts';
import { carts } from '../../db/schema/cart.ts';
import { orders } from '../../db/schema/order.ts';
import { stockReservations } from '../../db/schema/reservation.ts';
import { dropOldReservations } from './unpaid.ts';
import { accountLimits, addressLimits, unpaidWindowSeconds } from './unpaidLimits.ts';
import { orderJob } from './job.ts';

const plenty = 100_000;

let store: TestStore;
let sku: Awaited<ReturnType<typeof loadSku>>;
/** For the next order; every test has its own networks. */
let network = 0;

beforeAll(async () => {
  store = await createTestStore();
  sku = await loadSku(store, 'PW-PUMP');
});
afterAll(() => store.close());
beforeEach(async () => {
  network += 1;
  await setStock(store, sku.id, plenty);
});

const here = () => `2001:db8:0:${network.toString(16)}::1`;

async function member(): Promise<CrowdMember> {
  const [made] = await gatherCrowd(store, 1);
  if (!made) throw new Error('nobody came');
  await made.client.takeFormToken();
  return made;
}

async function buy(who: CrowdMember, quantity = 1, address = here()) {
  const ids = await fillCarts(store, [who], sku, quantity, 2);
  const fields = { ids: ids.join(), address_id: who.addressId };
  const reply = await who.client.call(orderAdd, fields, { headers: { 'x-test-address': address } });
  await store.db.delete(carts).where(eq(carts.userId, who.id));
  return reply;
}

async function buyOften(who: CrowdMember, times: number, quantity = 1): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < times; index += 1) {
    const reply = await buy(who, quantity);
    expect(reply).toMatchObject({ code: 1 });
    made.push(String(reply.data.order_sn));
  }
  return made;
}

async function pay(orderSn: string | undefined): Promise<void> {
  const paid = { paystate: 'paid', paidAmount: sql`${orders.total}` } as const;
  await store.db
    .update(orders)
    .set(paid)
    .where(eq(orders.orderSn, orderSn ?? ''));
}

const stockLeft = async () => (await loadSku(store, 'PW-PUMP')).stock;

describe('one account', () => {
  it('has a limit of unpaid orders, which paying or cancelling frees', async () => {
    const who = await member();
    const { openOrders } = accountLimits;
    const made = await buyOften(who, openOrders);
    const before = await stockLeft();
    const refused = await buy(who);
    expect(refused).toMatchObject({
      code: 0,
      data: { reason: 'LIMIT_REACHED', limit: openOrders, unpaid: 1 },
    });
    expect(refused.msg).toContain('unpaid orders');
    expect(await stockLeft()).toBe(before);
    expect(await store.db.$count(orders, eq(orders.userId, who.id))).toBe(openOrders);
    await pay(made[0]);
    expect(await buy(who)).toMatchObject({ code: 1 });
    expect(await buy(who)).toMatchObject({ data: { reason: 'LIMIT_REACHED' } });
    await who.client.call(orderCancel, { order_sn: made[1] });
    expect(await buy(who)).toMatchObject({ code: 1 });
  });

  it('has a limit of unpaid pieces', async () => {
    const who = await member();
    const { openPieces } = accountLimits;
    const limit = { code: 0, data: { reason: 'LIMIT_REACHED', limit: openPieces, unpaid: 1 } };
    expect(await buy(who, openPieces + 1)).toMatchObject(limit);
    const [first] = await buyOften(who, 1, openPieces);
    expect(await buy(who)).toMatchObject(limit);
    await pay(first);
    expect(await buy(who, openPieces)).toMatchObject({ code: 1 });
    reportSecurityFigure(
      26,
      `one account holds ${openPieces} pieces of ${plenty} in ${accountLimits.openOrders} orders at most without payment`,
    );
  });

  it.each(['cancels', 'lets expire'] as const)(
    'that %s and orders again is blocked for a day',
    async (end) => {
      const who = await member();
      const { openPieces, recentPieces } = accountLimits;
      const rounds = recentPieces / openPieces;
      for (let round = 0; round < rounds; round += 1) {
        const [orderSn] = await buyOften(who, 1, openPieces);
        if (end === 'cancels') await who.client.call(orderCancel, { order_sn: orderSn });
        else {
          store.clock.advance(3601);
          await orderJob.run(store.deps, store.clock.now());
          // Form tokens are valid for two hours.
          await who.client.takeFormToken();
        }
      }
      const before = await stockLeft();
      const refused = await buy(who);
      expect(refused).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED', unpaid: 1 } });
      expect(await stockLeft()).toBe(before);
      const wait = Number(refused.data.retry_after);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(unpaidWindowSeconds);
      await store.db
        .update(stockReservations)
        .set({ createtime: sql`${stockReservations.createtime} - ${wait}` });
      expect(await buy(who)).toMatchObject({ code: 1 });
    },
  );

  it('is counted exactly under concurrency', { timeout: 60_000 }, async () => {
    const who = await member();
    const { openOrders } = accountLimits;
    const tries = openOrders + 10;
    const rows = await store.db
      .insert(carts)
      .values(
        Array.from({ length: tries }, (_, index) => ({
          userId: who.id,
          productId: sku.productId,
          // The cart has one row per SKU: instead of that many SKUs, rows are only ordered.
          skuId: index + 1,
          quantity: 1,
          priceAdded: 0,
          currencyAdded: 'CNY',
          createtime: 0,
          updatetime: 0,
        })),
      )
      .returning({ id: carts.id });
    await store.db.update(carts).set({ skuId: sku.id, sceneval: 3 }).where(eq(carts.userId, who.id));
    // Each from its own tab.
    const tabs = rows.map(() => Object.assign(store.visitor(), { token: who.client.token }));
    const replies = await Promise.all(
      tabs.map((tab, index) =>
        tab.call(
          orderAdd,
          { ids: rows[index]?.id, address_id: who.addressId },
          { headers: { 'x-test-address': here() } },
        ),
      ),
    );
    const done = replies.filter(({ code }) => code === 1);
    const refused = replies.filter(({ data }) => data?.reason === 'LIMIT_REACHED');
    expect(refused).toHaveLength(tries - openOrders);
    expect(done).toHaveLength(openOrders);
    expect(await stockLeft()).toBe(plenty - openOrders);
  });
});

describe('one network', () => {
  it('has a limit of unpaid pieces for any number of accounts, with all addresses of a /64 together', async () => {
    const { openPieces } = accountLimits;
    const accounts = addressLimits.openPieces / openPieces;
    for (let index = 0; index < accounts; index += 1) await buyOften(await member(), 1, openPieces);
    const newcomer = await member();
    const refused = await buy(newcomer, 1, `2001:db8:0:${network.toString(16)}:ffff::2`);
    expect(refused).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED', unpaid: 1 } });
    expect(refused.data.retry_after).toBeLessThanOrEqual(3600);
    expect(refused.msg).toContain('network');
    expect(await stockLeft()).toBe(plenty - addressLimits.openPieces);
    expect(await buy(newcomer, 1, '2001:db8:ffff:1::1')).toMatchObject({ code: 1 });
    reportSecurityFigure(
      26,
      `${accounts} accounts of one network hold ${addressLimits.openPieces} pieces of ${plenty} at most without payment`,
    );
  });

  it('is not counted for an address of a proxy or of the machine itself', async () => {
    const { openPieces } = accountLimits;
    const accounts = addressLimits.openPieces / openPieces;
    for (let index = 0; index <= accounts; index += 1)
      expect(await buy(await member(), openPieces, '127.0.0.1')).toMatchObject({ code: 1 });
  });
});

it('stores its counts, with the address, for a day only', async () => {
  await buy(await member());
  await dropOldReservations(store.db, store.clock.now() + unpaidWindowSeconds);
  expect(await store.db.$count(stockReservations)).toBeGreaterThan(0);
  await dropOldReservations(store.db, store.clock.now() + unpaidWindowSeconds + 1);
  expect(await store.db.$count(stockReservations)).toBe(0);
});
