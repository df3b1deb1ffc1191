import {
  orderGoodsAftersale,
  orderGoodsRevocationAftersale,
  orderGoodsSaveExpressInfo,
  orderGoodsV2apply,
  orderPay,
} from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orderLines } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { refundJob } from '../after-sales/refundJob.ts';
import { createOrderOperations } from '../order/operations.ts';
import { autopilotJob } from './job.ts';

const delay = 60;
let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ settings: { autopilotDelaySeconds: delay } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'TT-HUB')).id, 100);
});
afterAll(() => store.close());

async function tick(seconds = 0): Promise<void> {
  store.clock.advance(seconds);
  await autopilotJob.run(store.deps, store.clock.now());
  await refundJob.run(store.deps, store.clock.now());
}

/** Requests a refund for the only line of a paid order, shipped first for a return. */
async function apply(type: 1 | 2): Promise<number> {
  const orderSn = await placeOrder(store, shopper, 'TT-HUB');
  const page = await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (type === 2) {
    const { db, deps, clock } = store;
    await createOrderOperations({ db, random: deps.random, now: clock.now() }).ship(orderSn);
  }
  const [line] = await store.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, sql`(select id from orders where order_sn = ${orderSn})`));
  const id = line?.id ?? 0;
  const reply = await shopper.call(orderGoodsV2apply, { id, type, nums: 1, reason: 'Changed my mind' });
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return id;
}

const record = async (id: number) => (await shopper.call(orderGoodsAftersale, { id })).data;
const salestate = async (id: number) => (await record(id)).order_goods.salestate;

describe('autopilot', () => {
  it('approves a refund after its delay, not before, and it is paid once', async () => {
    const id = await apply(1);
    await tick(delay - 1);
    expect(await salestate(id)).toBe(2);
    await tick(1);
    for (let minute = 0; minute < 3; minute += 1) await tick(60);
    expect(await record(id)).toMatchObject({ refund_state: 2, order_goods: { salestate: 4 } });
  });

  it('approves a return, waits for the parcel, and refunds on its arrival', async () => {
    const id = await apply(2);
    await tick(delay);
    expect(await salestate(id)).toBe(3);
    for (let day = 0; day < 2; day += 1) await tick(3600);
    expect(await record(id)).toMatchObject({ refund_state: null, order_goods: { salestate: 3 } });
    const parcel = { id, expressname: 'SF Express', expressno: 'SF1234567890', mobile: '13800138000' };
    expect(await shopper.call(orderGoodsSaveExpressInfo, parcel)).toMatchObject({ code: 1 });
    await tick(delay - 1);
    expect(await salestate(id)).toBe(3);
    await tick(1);
    for (let minute = 0; minute < 3; minute += 1) await tick(60);
    expect(await record(id)).toMatchObject({ refund_state: 2, order_goods: { salestate: 5 } });
  });

  it('ignores revoked requests', async () => {
    const id = await apply(1);
    expect(await shopper.call(orderGoodsRevocationAftersale, { id })).toMatchObject({ code: 1 });
    await tick(3600);
    expect((await record(id)).refund_state).toBeNull();
  });

  it('decides once on any number of nodes', async () => {
    const id = await apply(1);
    store.clock.advance(delay);
    await Promise.all([tick(), tick(), tick()]);
    await tick(60);
    expect(await record(id)).toMatchObject({ refund_state: 2 });
    expect(store.errors).toEqual([]);
  });

  it('leaves orders paid with real money to operators', async () => {
    const refund = await apply(1);
    const returned = await apply(2);
    const ofThese = sql`${payments.orderId} in (select order_id from order_lines where id in (${refund}, ${returned}))`;
    await store.db.update(payments).set({ provider: 'alipay' }).where(ofThese);
    const inSandbox = await apply(1);
    const before = [await salestate(refund), await salestate(returned)];
    for (let hour = 0; hour < 3; hour += 1) await tick(3600);
    expect([await salestate(refund), await salestate(returned)]).toEqual(before);
    expect(await record(inSandbox)).toMatchObject({ refund_state: 2 });
  });

  it('decides nothing where it is switched off', async () => {
    const id = await apply(1);
    const settings = { ...store.deps.settings, autopilotDelaySeconds: undefined };
    await autopilotJob.run({ ...store.deps, settings }, store.clock.now() + 86_400);
    expect(await salestate(id)).toBe(2);
  });
});
