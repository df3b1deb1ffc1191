import { orderPay } from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { orderLines } from '../../src/db/schema/order.ts';
import type { TestStore } from '../createTestStore.ts';
import { order, putIntoCart } from './buying.ts';
import type { TestClient } from './testClient.ts';

/** Pays an order in the sandbox wallet. */
async function payOrder(store: TestStore, client: TestClient, orderSn: string): Promise<void> {
  const page = await client.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/**
 * Buys and pays pieces of SKUs; returns the order's number and the ids of its lines, in the order of
 * `wanted`.
 */
export async function buyPaid(
  store: TestStore,
  client: TestClient,
  wanted: readonly (readonly [skuCode: string, quantity: number])[],
  more: Record<string, unknown> = {},
): Promise<{ readonly orderSn: string; readonly lines: readonly number[] }> {
  const ids: number[] = [];
  for (const [skuCode, quantity] of wanted) ids.push(await putIntoCart(store, client, skuCode, quantity));
  const reply = await order(client, ids, more);
  if (reply.code !== 1) throw new Error(`order/add: ${JSON.stringify(reply.data)}`);
  const orderSn = String(reply.data.order_sn);
  await payOrder(store, client, orderSn);
  const rows = await store.db
    .select({ id: orderLines.id, skuCode: orderLines.skuCode })
    .from(orderLines)
    .where(eq(orderLines.orderId, sql`(select id from orders where order_sn = ${orderSn})`))
    .orderBy(orderLines.isGift, orderLines.id);
  const lines = wanted.map(([skuCode]) => rows.find((row) => row.skuCode === skuCode)?.id ?? 0);
  return { orderSn, lines };
}
