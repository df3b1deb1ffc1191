import {
  orderChangeOrderAddress,
  orderDetail,
  orderIndex,
  orderQueryLogistics,
  orderQueryLogisticsPost,
} from '@pawlet/core/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orderParcels } from '../../db/schema/order.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';

const first = 'PW-PUMP';
const second = 'TT-HUB';
let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  for (const skuCode of [first, second]) await setStock(store, (await loadSku(store, skuCode)).id, 5000);
  await operate(store, 'webhook-add', ['https://erp.partner.test/hook']);
});
afterAll(() => store.close());

const detail = async (order_sn: string) => (await shopper.call(orderDetail, { order_sn })).data;
const ship = async (...args: string[]) => operate(store, 'ship', args);
const done = { status: 'done' };
const refused = { status: 'refused' };

async function loadMessages(orderSn: string): Promise<unknown[]> {
  const rows = await store.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.orderSn, orderSn))
    .orderBy(desc(webhookDeliveries.id));
  return rows
    .filter(({ type }) => type === 'order.shipped')
    .map(({ payload }) => (payload['data'] as Record<string, unknown>)['expressno']);
}

describe('ship', () => {
  it('corrects a wrong number for the shopper and for other systems', async () => {
    const { orderSn, lines } = await buyPaid(store, shopper, [[first, 1]]);
    expect(await ship(orderSn, 'SF', 'SF-WRONG')).toMatchObject(done);
    expect(await ship(orderSn, 'SF', 'SF-WRONG')).toMatchObject(refused);
    expect(await ship(orderSn, 'YTO', 'YT-RIGHT')).toMatchObject(done);
    const order = await detail(orderSn);
    expect(order).toMatchObject({
      shippingstate: 1,
      expressno: 'YT-RIGHT',
      parcels: [{ expressno: 'YT-RIGHT', lines: [{ id: lines[0], nums: 1 }] }],
    });
    const cards = (await shopper.call(orderIndex, { q: orderSn })).data.data;
    expect(cards).toMatchObject([{ order_sn: orderSn, expressno: 'YT-RIGHT' }]);
    expect((await shopper.call(orderQueryLogistics, { order_sn: orderSn })).data.expressno).toBe('YT-RIGHT');
    expect(await loadMessages(orderSn)).toEqual(['YT-RIGHT', 'SF-WRONG']);
  });

  it('adds a missing number, also to an order shipped by an earlier release', async () => {
    const { orderSn } = await buyPaid(store, shopper, [[first, 1]]);
    await ship(orderSn, 'SF', '');
    await store.db.delete(orderParcels);
    expect(await ship(orderSn, 'SF', 'SF-LATE')).toMatchObject(done);
    expect(await detail(orderSn)).toMatchObject({
      expressno: 'SF-LATE',
      parcels: [{ expressno: 'SF-LATE' }],
    });
  });

  it('ships an order in several parcels; it is shipped when all of it is', async () => {
    const { orderSn, lines } = await buyPaid(store, shopper, [
      [first, 3],
      [second, 1],
    ]);
    const [pumps = 0, hub = 0] = lines;
    expect(await ship(orderSn, 'SF', 'P-1', `lines=${pumps}x4`)).toMatchObject(refused);
    expect(await ship(orderSn, 'SF', 'P-1', `lines=${pumps}x2`)).toMatchObject(done);
    const partly = await detail(orderSn);
    expect(partly).toMatchObject({ shippingstate: 0, expressno: 'P-1' });
    expect(partly.actions).toContain('logistics');
    expect(partly.actions).not.toContain('change_address');
    const address_id = await toAddress(shopper);
    expect(await shopper.call(orderChangeOrderAddress, { order_sn: orderSn, address_id })).toMatchObject({
      code: 0,
      data: { reason: 'ORDER_STATE' },
    });
    expect(await loadMessages(orderSn)).toEqual([]);
    expect(await ship(orderSn, 'SF', 'P-1b', 'parcel=1')).toMatchObject(done);
    expect(await ship(orderSn, 'SF', 'P-2', `lines=${pumps},${hub}`)).toMatchObject(done);
    expect(await detail(orderSn)).toMatchObject({
      shippingstate: 1,
      expressno: 'P-2',
      parcels: [
        { expressno: 'P-1b', lines: [{ id: pumps, nums: 2 }] },
        {
          expressno: 'P-2',
          lines: [
            { id: pumps, nums: 1 },
            { id: hub, nums: 1 },
          ],
        },
      ],
    });
    expect(await loadMessages(orderSn)).toEqual(['P-2']);
    expect(await ship(orderSn, 'SF', 'P-3')).toMatchObject({
      ...refused,
      text: expect.stringContaining('2 parcels'),
    });
    expect(await ship(orderSn, 'YTO', 'P-1c', 'parcel=1')).toMatchObject(done);
    // The order has the number of the latest parcel.
    expect(await detail(orderSn)).toMatchObject({ expressno: 'P-2', parcels: [{ expressno: 'P-1c' }, {}] });
    const query = { order_sn: orderSn, expressno: 'P-1c' };
    expect((await shopper.call(orderQueryLogistics, query)).data.expressno).toBe('P-1c');
    const getCarrier = async (expressname: string, expressno = '') =>
      (await shopper.call(orderQueryLogistics, { order_sn: orderSn, expressname, expressno })).data.expressno;
    // By the carrier's code, by its localized name, and only where number and carrier belong together.
    expect(await getCarrier('YTO')).toBe('P-1c');
    expect(await getCarrier('SF Express')).toBe('P-2');
    expect(await getCarrier('SF', 'P-1c')).toBe('P-2');
    const posted = await shopper.call(orderQueryLogisticsPost, query);
    expect(posted.data).toEqual((await shopper.call(orderQueryLogistics, query)).data);
    const foreign = { order_sn: orderSn, expressno: 'NOT-MINE' };
    expect((await shopper.call(orderQueryLogistics, foreign)).data.expressno).toBe('P-2');
  });

  it('counts as shipped once the unshipped pieces are refunded, and restocks only those', async () => {
    const { orderSn, lines } = await buyPaid(store, shopper, [[first, 3]]);
    const before = (await loadSku(store, first)).stock;
    await ship(orderSn, 'SF', 'Q-1', `lines=${lines[0]}x1`);
    expect(await operate(store, 'refund', [orderSn, `lines=${lines[0]}x2`, '--key=rest'])).toMatchObject(
      done,
    );
    expect(await detail(orderSn)).toMatchObject({ shippingstate: 1, orderstate: 0, expressno: 'Q-1' });
    expect((await loadSku(store, first)).stock).toBe(before + 2);
    expect(await loadMessages(orderSn)).toEqual(['Q-1']);
  });

  it('ships pieces once, also under concurrency', async () => {
    const { orderSn, lines } = await buyPaid(store, shopper, [[first, 2]]);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ship(orderSn, 'SF', `R-${index}`, `lines=${lines[0]}x1`)),
    );
    expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(2);
    expect((await detail(orderSn)).parcels).toHaveLength(2);
    expect(await detail(orderSn)).toMatchObject({ shippingstate: 1 });
  });
});
