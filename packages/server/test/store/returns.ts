import { orderGoodsSaveExpressInfo, orderGoodsV2apply } from '@pawlet/core/contract';
import type { TestStore } from '../createTestStore.ts';
import { buyPaid } from './paidOrder.ts';
import { decideAfterSales, ship } from './shopSteps.ts';
import type { TestClient } from './testClient.ts';

/** A request of a test. */
export interface MadeRequest {
  readonly orderSn: string;
  readonly lineId: number;
  readonly sn: string;
}

/** Buys pieces of a SKU and requests something for them; shipped before where it is a return. */
export async function makeRequest(
  store: TestStore,
  shopper: TestClient,
  {
    skuCode,
    type,
    quantity = 1,
  }: { readonly skuCode: string; readonly type: 1 | 2; readonly quantity?: number },
): Promise<MadeRequest> {
  const { orderSn, lines } = await buyPaid(store, shopper, [[skuCode, quantity]]);
  const [lineId = 0] = lines;
  if (type === 2) await ship(store, orderSn);
  return { orderSn, lineId, sn: await requestAgain(shopper, lineId, type, quantity) };
}

/** Requests something for pieces of a line; returns the number of the request. */
export async function requestAgain(
  shopper: TestClient,
  lineId: number,
  type: 1 | 2,
  quantity = 1,
): Promise<string> {
  const fields = { id: lineId, type, nums: quantity, reason: 'Faulty' };
  const reply = await shopper.call(orderGoodsV2apply, fields);
  if (reply.code !== 1) throw new Error(JSON.stringify(reply.data));
  return String(reply.data.refund_sn);
}

/** The shop approves a return, and the shopper sends it. */
export async function sendBack(
  store: TestStore,
  shopper: TestClient,
  { sn, lineId }: Pick<MadeRequest, 'sn' | 'lineId'>,
): Promise<void> {
  await decideAfterSales(store, sn, 'approve');
  const parcel = { id: lineId, expressname: 'SF', expressno: 'SF1', mobile: '13800138000' };
  const reply = await shopper.call(orderGoodsSaveExpressInfo, parcel);
  if (reply.code !== 1) throw new Error(JSON.stringify(reply.data));
}
