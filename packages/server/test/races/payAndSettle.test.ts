import { orderDetail, orderPay } from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRows } from '../../src/db/database.ts';
import { orders } from '../../src/db/schema/order.ts';
import { payments } from '../../src/db/schema/payment.ts';
import { settle } from '../../src/modules/payment/settle.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../store/buying.ts';

let store: TestStore;
const isPostgres = process.env['PAWLET_TEST_DATABASE_URL'] !== undefined;
if (!isPostgres) console.log('SKIP: paying and settling concurrently: PGlite has one connection');

beforeAll(async () => {
  store = await createTestStore();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

it.skipIf(!isPostgres)('refuses to pay an order that is settled concurrently', async () => {
  const shopper = await store.shopper();
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const pay = { order_sn: orderSn, paytype: 'wechat', method: 'wap' };
  expect((await shopper.call(orderPay, pay)).code).toBe(1);
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  const [payment] = await store.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0));
  const { paymentNo = '', amount: amountMinor = 0, currency = '' } = payment ?? {};
  const isBlocked = async () => {
    const rows = await loadRows<{ waiting: number }>(
      store.db,
      sql`select count(*)::int as waiting from pg_locks where not granted`,
    );
    return (rows[0]?.waiting ?? 0) > 0;
  };
  const paying = await store.db.transaction(async (tx) => {
    const paid = { transactionId: `T${paymentNo}`, amountMinor, currency };
    expect(await settle(tx, paymentNo, paid, store.clock.now())).toBe('settled');
    const again = { reply: shopper.call(orderPay, pay) };
    await expect.poll(isBlocked, { timeout: 10_000 }).toBe(true);
    return again;
  });
  expect(await paying.reply).toMatchObject({ status: 200, code: 0, data: { reason: 'ORDER_STATE' } });
  expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.paystate).toBe(1);
  expect(store.errors).toEqual([]);
});
