import { orderPay, orderTakedelivery } from '@pawlet/core/contract';
import type { TestStore } from '../createTestStore.ts';
import { order, putIntoCart } from './buying.ts';
import { ship } from './shopSteps.ts';
import type { TestClient } from './testClient.ts';

/** Buys pieces of a SKU and pays for them in the sandbox; returns the order's number. */
export async function buyPaid(
  store: TestStore,
  client: TestClient,
  goodsSn: string,
  nums = 1,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const reply = await order(client, [await putIntoCart(store, client, goodsSn, nums)], fields);
  if (reply.code !== 1) throw new Error(`order/add: ${JSON.stringify(reply.data)}`);
  const orderSn = String(reply.data.order_sn);
  if (reply.data.paystate === 1) return orderSn;
  const page = await client.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  if (page.code !== 1) throw new Error(`order/pay: ${JSON.stringify(page.data)}`);
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return orderSn;
}

/** Buys pieces of a SKU, up to the confirmed receipt; returns the order's number. */
export async function buyReceived(...purchase: Parameters<typeof buyPaid>): Promise<string> {
  const [store, client] = purchase;
  const orderSn = await buyPaid(...purchase);
  await ship(store, orderSn);
  await client.call(orderTakedelivery, { order_sn: orderSn });
  return orderSn;
}
