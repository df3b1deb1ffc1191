import { orderTakedelivery } from '@pawlet/core/contract';
import type { TestStore } from '../createTestStore.ts';
import { buyPaid } from './paidOrder.ts';
import { ship } from './shopSteps.ts';
import type { TestClient } from './testClient.ts';

/** Buys pieces of a SKU, up to the confirmed receipt; returns the order's number. */
export async function buyReceived(
  store: TestStore,
  client: TestClient,
  skuCode: string,
  quantity = 1,
): Promise<string> {
  const { orderSn } = await buyPaid(store, client, [[skuCode, quantity]]);
  await ship(store, orderSn);
  await client.call(orderTakedelivery, { order_sn: orderSn });
  return orderSn;
}
