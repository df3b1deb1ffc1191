import {
  orderAdd,
  orderDetail,
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsV2apply,
  orderPay,
} from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import { operate } from '../../../test/store/operator.ts';
import { decideAfterSales, runRefunds } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { discountCodes } from '../../db/schema/discount.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  for (const sn of ['PW-PUMP', 'PW-BOWL-16']) await setStock(store, (await loadSku(store, sn)).id, 100);
  await operate(store, 'webhook-add', ['https://erp.test/hook']);
  const [model] = await store.db.select().from(discountCodes).where(eq(discountCodes.code, 'PAWLET10'));
  if (!model) throw new Error('no code');
  await store.db.insert(discountCodes).values({
    code: 'ALLFREE',
    name: model.name,
    reduction: { kind: 'minus', amounts: { CNY: 100_000_00 } },
    perPerson: 0,
  });
});
afterAll(() => store.close());

/** Buys a pump and a bowl; returns the order and the pump's line. */
async function buy(more: Record<string, unknown> = {}): Promise<{ orderSn: string; id: number }> {
  const ids = [await putIntoCart(store, shopper, 'PW-PUMP'), await putIntoCart(store, shopper, 'PW-BOWL-16')];
  const fields = { ids: ids.join(','), address_id: await toAddress(shopper), ...more };
  const added = await shopper.call(orderAdd, fields);
  const orderSn = String(added.data.order_sn);
  if (added.data.paystate === 0) {
    const page = await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
    await store.app.request(String(page.data), {
      method: 'POST',
      body: new URLSearchParams({ result: 'success' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  const { data } = await shopper.call(orderDetail, { order_sn: orderSn });
  expect(data.paystate).toBe(1);
  const pump = data.order_goods.find(({ goods_sn }: { goods_sn: string }) => goods_sn === 'PW-PUMP');
  return { orderSn, id: pump.id };
}

async function findNotifications(orderSn: string) {
  const rows = await store.db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.orderSn, orderSn), eq(webhookDeliveries.type, 'order.refunded')));
  return rows.map(({ payload }) => payload['data']);
}

it.each([
  ['that was free altogether', { discount_code: 'ALLFREE' }, {}],
  ['that the shopper wants no money for', {}, { refund: '0.00' }],
])('a piece %s is refunded like any other, with one notification each', async (_, bought, asked) => {
  const { orderSn, id } = await buy(bought);
  const stock = (await loadSku(store, 'PW-PUMP')).stock;
  if (!('refund' in asked)) {
    const most = await shopper.call(orderGetRefundGoodsMoney, { id, nums: 1, type: 1 });
    expect(most.data.refund).toBe('0.00');
  }
  const applied = await shopper.call(orderGoodsV2apply, { id, type: 1, reason: 'x', ...asked });
  expect(await findNotifications(orderSn)).toEqual([]);
  await decideAfterSales(store, applied.data.refund_sn, 'approve');
  await runRefunds(store);
  await runRefunds(store);
  const [told, ...more] = await findNotifications(orderSn);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    order_sn: orderSn,
    orderstate: 0,
    refund: '0.00',
    lines: expect.arrayContaining([
      expect.objectContaining({ goods_sn: 'PW-PUMP', refunded_nums: 1 }),
      expect.objectContaining({ goods_sn: 'PW-BOWL-16', refunded_nums: 0 }),
    ]),
  });
  const record = (await shopper.call(orderGoodsAftersale, { id })).data;
  expect(record).toMatchObject({ refund: '0.00', refund_state: 2 });
  expect(record.logs.map(({ actor }: { actor: string }) => actor)).toEqual(['system', 'shop', 'shopper']);
  const { refundtime } = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
  expect(refundtime).toBe(store.clock.now());
  expect((await loadSku(store, 'PW-PUMP')).stock).toBe(stock + 1);
  expect(store.errors).toEqual([]);
});
