import { orderDetail, orderQueryLogistics, orderRemind } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import { orders } from '../../db/schema/order.ts';
import { autopilotJob } from './job.ts';
import { schedule } from './plan.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function tick(seconds = 0): Promise<void> {
  store.clock.advance(seconds);
  await autopilotJob.run(store.deps, store.clock.now());
}

it('ships paid orders, advances their tracks step by step on any number of nodes, and ignores unpaid orders', async () => {
  const shopper = await store.shopper();
  const paid = await placeOrder(store, shopper, 'TT-HUB');
  const unpaid = await placeOrder(store, shopper, 'TT-HUB');
  await store.db
    .update(orders)
    .set({ paystate: 'paid', paytime: store.clock.now() })
    .where(eq(orders.orderSn, paid));
  const track = async (order_sn: string) => (await shopper.call(orderQueryLogistics, { order_sn })).data.list;
  const toState = async (order_sn: string) =>
    (await shopper.call(orderDetail, { order_sn })).data.shippingstate;

  await tick();
  expect(await toState(paid)).toBe(0);
  expect(await shopper.call(orderRemind, { order_sn: paid })).toMatchObject({ code: 1 });
  await Promise.all([tick(), tick()]);
  expect(await toState(paid)).toBe(1);
  expect(await track(paid)).toHaveLength(1);
  for (const [seconds, lines] of [
    [schedule.transit, 2],
    [schedule.outForDelivery - schedule.transit, 3],
    [schedule.deliver - schedule.outForDelivery, 4],
    [3600, 4],
  ] as const) {
    await tick(seconds * 60);
    await tick();
    expect(await track(paid)).toHaveLength(lines);
  }
  expect((await track(paid))[0].context).toContain('Delivered');
  expect(await toState(paid)).toBe(1);
  expect(await track(unpaid)).toEqual([]);
  expect(store.errors).toEqual([]);
});
