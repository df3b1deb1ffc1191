import { orderAdd, orderCancel, orderDetail, orderIndex } from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../../src/db/schema/cart.ts';
import { discountCodeUses } from '../../src/db/schema/discount.ts';
import { skus, stockMovements } from '../../src/db/schema/products.ts';
import { orders } from '../../src/db/schema/order.ts';
import { payments } from '../../src/db/schema/payment.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { settle } from '../../src/modules/payment/settle.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { setStock, loadSku } from '../store/buying.ts';
import { type CrowdMember, fillCarts, gatherCrowd } from '../store/crowd.ts';
import type { WireReply } from '../store/testClient.ts';

const rounds = Number(process.env['PAWLET_RACE_ROUNDS'] ?? 5);
const buyers = 100;
const patience = 60_000 + rounds * 60_000;

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function buy(
  member: CrowdMember,
  ids: readonly number[],
  more: Record<string, unknown> = {},
): Promise<WireReply> {
  return member.client.call(orderAdd, { ids: ids.join(','), address_id: member.addressId, ...more });
}

async function countOrders(member: CrowdMember): Promise<number> {
  return store.db.$count(orders, eq(orders.userId, member.id));
}

function reasons(replies: readonly WireReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, data } of replies) {
    const reason = code === 1 ? 'ok' : String(data.reason);
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

/** Stock is never negative and matches the journal, as far as the journal goes. */
async function expectBooksInOrder(): Promise<void> {
  expect(store.errors).toEqual([]);
  expect(await store.db.$count(skus, sql`${skus.stock} < 0`)).toBe(0);
}

describe('the last unit', () => {
  it(`is sold once to ${buyers} buyers, ${rounds} times`, { timeout: patience }, async () => {
    const sku = await loadSku(store, 'PW-PUMP');
    const crowd = await gatherCrowd(store, buyers);
    for (const member of crowd) await member.client.takeFormToken();
    for (let round = 1; round <= rounds; round += 1) {
      await store.db.delete(carts);
      await setStock(store, sku.id, 1);
      const rows = await fillCarts(store, crowd, sku);
      const replies = await Promise.all(crowd.map((member, index) => buy(member, [rows[index] ?? 0])));
      expect(reasons(replies)).toEqual({ ok: 1, OUT_OF_STOCK: buyers - 1 });
      expect((await loadSku(store, 'PW-PUMP')).stock).toBe(0);
      await expectBooksInOrder();
    }
    const sold = await store.db.$count(
      stockMovements,
      sql`${stockMovements.skuId} = ${sku.id} and ${stockMovements.reason} = 'order'`,
    );
    expect(sold).toBe(rounds);
  });
});

describe('one shopper', () => {
  it('gets one order for one key sent fifty times concurrently', { timeout: patience }, async () => {
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const sku = await loadSku(store, 'TT-HUB');
    const ids = await fillCarts(store, [member], sku);
    const key = crypto.randomUUID();
    const fields = { ids: ids.join(','), address_id: member.addressId };
    const formToken = await member.client.takeFormToken();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => member.client.call(orderAdd, fields, { key, formToken })),
    );
    expect(reasons(replies)).toEqual({ ok: 50 });
    expect(new Set(replies.map(({ data }) => String(data.order_sn))).size).toBe(1);
    expect(await countOrders(member)).toBe(1);
    expect((await loadSku(store, 'TT-HUB')).stock).toBe(sku.stock - 1);
  });

  it('orders a cart row once, even without a key', { timeout: patience }, async () => {
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const ids = await fillCarts(store, [member], await loadSku(store, 'TT-HUB'));
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy(member, ids)));
    expect(reasons(replies)).toEqual({ ok: 1, NOT_FOUND: 9 });
    expect(await countOrders(member)).toBe(1);
  });

  it('uses a code once with any number of concurrent orders', { timeout: patience }, async () => {
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const rows: number[] = [];
    for (const skuCode of ['TT-HUB', 'PW-CBL-15', 'PW-CBL-30', 'PW-BOWL-16', 'PW-BOWL-20', 'TT-BATT']) {
      rows.push(...(await fillCarts(store, [member], await loadSku(store, skuCode))));
    }
    const replies = await Promise.all(rows.map((id) => buy(member, [id], { discount_code: 'PAWLET10' })));
    expect(reasons(replies)).toEqual({ ok: 1, CODE_UNUSABLE: rows.length - 1 });
    const uses = await store.db.select().from(discountCodeUses).where(eq(discountCodeUses.userId, member.id));
    expect(uses.map((row) => row.uses)).toEqual([1]);
  });

  it('never spends more points than available', { timeout: patience }, async () => {
    const [member] = await gatherCrowd(store, 1, 1000);
    if (!member) throw new Error('nobody came');
    const rows: number[] = [];
    for (const skuCode of ['TT-HUB', 'PW-CBL-15', 'PW-CBL-30', 'TT-BATT']) {
      rows.push(...(await fillCarts(store, [member], await loadSku(store, skuCode))));
    }
    const replies = await Promise.all(rows.map((id) => buy(member, [id], { score: 800 })));
    expect(reasons(replies)).toEqual({ ok: 1, POINTS_SHORT: rows.length - 1 });
    const [row] = await store.db.select().from(shoppers).where(eq(shoppers.id, member.id));
    expect(row?.points).toBe(200);
  });
});

describe('concurrent orders', () => {
  it('of the same products in opposite order do not deadlock', { timeout: patience }, async () => {
    const crowd = await gatherCrowd(store, 20);
    const first = await loadSku(store, 'PW-MAT-SG');
    const second = await loadSku(store, 'PW-MAT-SD');
    await setStock(store, first.id, 1000);
    await setStock(store, second.id, 1000);
    const a = await fillCarts(store, crowd, first);
    const b = await fillCarts(store, crowd, second);
    const replies = await Promise.all(
      crowd.map((member, index) => {
        const pair = [a[index] ?? 0, b[index] ?? 0];
        return buy(member, index % 2 === 0 ? pair : pair.toReversed());
      }),
    );
    expect(reasons(replies)).toEqual({ ok: 20 });
    expect((await loadSku(store, 'PW-MAT-SG')).stock).toBe(980);
    expect((await loadSku(store, 'PW-MAT-SD')).stock).toBe(980);
    await expectBooksInOrder();
  });

  it('are cancelled once and return their stock once', { timeout: patience }, async () => {
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const sku = await loadSku(store, 'TT-HUB');
    await buy(member, await fillCarts(store, [member], sku));
    const [made] = (await member.client.call(orderIndex)).data.data;
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => member.client.call(orderCancel, { order_sn: made.order_sn })),
    );
    expect(reasons(replies)).toEqual({ ok: 1, ORDER_STATE: 9 });
    expect((await loadSku(store, 'TT-HUB')).stock).toBe(sku.stock);
  });

  it(
    'are either paid or cancelled, and a payment of a cancelled one is surplus',
    { timeout: patience },
    async () => {
      const crowd = await gatherCrowd(store, 10);
      const sku = await loadSku(store, 'PW-MAT-GR');
      await setStock(store, sku.id, 10);
      const rows = await fillCarts(store, crowd, sku);
      const made = await Promise.all(crowd.map((member, index) => buy(member, [rows[index] ?? 0])));
      const outcomes = await Promise.all(
        crowd.map(async (member, index) => {
          const orderSn = String(made[index]?.data.order_sn);
          const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
          if (!order) throw new Error('no order');
          const paymentNo = `race-${index}`;
          const stamp = { createtime: 0, updatetime: 0 };
          const { id: orderId, total: amount, currency } = order;
          await store.db
            .insert(payments)
            .values({ paymentNo, orderId, paytype: 'wechat', method: 'wap', amount, currency, ...stamp });
          const money = { transactionId: paymentNo, orderSn, amountMinor: amount, currency };
          const [settlement] = await Promise.all([
            settle(store.db, paymentNo, money, store.clock.now()),
            settle(store.db, paymentNo, money, store.clock.now()),
            member.client.call(orderCancel, { order_sn: orderSn }),
          ]);
          const { paystate, orderstate } = (await member.client.call(orderDetail, { order_sn: orderSn }))
            .data;
          return { settlement, paystate, orderstate };
        }),
      );
      for (const { paystate, orderstate } of outcomes)
        expect([paystate, orderstate].join()).toMatch(/^(1,0|0,1)$/u);
      const cancelled = outcomes.filter(({ orderstate }) => orderstate === 1).length;
      expect(await store.db.$count(payments, eq(payments.isSurplus, true))).toBe(cancelled);
      expect((await loadSku(store, 'PW-MAT-GR')).stock).toBe(cancelled);
      await expectBooksInOrder();
    },
  );
});
