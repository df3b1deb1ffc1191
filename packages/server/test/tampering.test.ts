import { cartDel, orderAdd, orderDetail } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../src/db/schema/order.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { toAddress, putIntoCart, quote } from './store/buying.ts';
import type { TestClient } from './store/testClient.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
});
afterAll(() => store.close());

const wrongTotals = [
  '0',
  '0.00',
  '0.01',
  '1',
  '-1',
  '-69.00',
  '68.99',
  '69.01',
  '6900',
  '1e2',
  'NaN',
  'Infinity',
  '69.000',
  '69,00',
  ' 68 ',
  {},
  [],
  true,
];
const injected: Record<string, unknown>[] = [
  { price: '0.01' },
  { nums: 0 },
  { amount: '0.01', goodsprice: '0.01' },
  { shippingfee: '-50.00' },
  { discount: '60.00' },
  { currency: 'KRW' },
  { user_id: 2 },
  { goods_list: [{ id: 1, price: '0.01', nums: 1 }] },
  { discount_list: [{ type: 'code', money: '69.00' }] },
  { order_info: { saleamount: '0.01' } },
  { paystate: 1, paytype: 'system' },
  { __proto__: { saleamount: '0.01' }, constructor: { price: 0 } },
];

it('orders nothing at a total that the shop did not compute', async () => {
  const id = await putIntoCart(store, shopper, 'PW-PUMP');
  const address_id = await toAddress(shopper);
  for (const saleamount of wrongTotals) {
    const reply = await shopper.call(orderAdd, { ids: id, address_id, saleamount });
    expect([saleamount, reply.code, ['PRICE_CHANGED', 'VALIDATION'].includes(reply.data.reason)]).toEqual([
      saleamount,
      0,
      true,
    ]);
  }
  for (const quantity of ['1', -1, 0]) {
    const reply = await shopper.call(orderAdd, {
      ids: `${id},${id}`,
      address_id: `${address_id} or 1=1`,
      nums: quantity,
    });
    expect(reply.code).toBe(0);
  }
  expect(await store.db.$count(orders)).toBe(0);
  await shopper.call(cartDel, { id });
});

it('charges its own price whatever else is sent', async () => {
  for (const fields of injected) {
    const id = await putIntoCart(store, shopper, 'PW-PUMP');
    const { saleamount } = (await quote(shopper, [id])).data.order_info;
    expect(saleamount).toBe('69.00');
    const reply = await shopper.call(orderAdd, { ...fields, ids: id, address_id: await toAddress(shopper) });
    expect([fields, reply.code]).toEqual([fields, 1]);
    const made = (await shopper.call(orderDetail, { order_sn: reply.data.order_sn })).data;
    expect(made).toMatchObject({
      saleamount: '69.00',
      currency: 'CNY',
      paystate: 0,
      order_goods: [{ nums: 1, price: '59.00' }],
    });
    const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, reply.data.order_sn));
    expect(row).toMatchObject({ total: 6900, userId: 1 });
  }
});
