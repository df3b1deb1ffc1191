import {
  addressAddeditV3,
  addressV2addedit,
  orderCancel,
  orderChangeOrderAddress,
  orderDelete,
  orderDetail,
  orderRemind,
  orderTakedelivery,
  orderStates,
  paymentStates,
  shippingStates,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { berlin } from '../../../test/store/berlin.ts';
import { toAddress, placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { findLines } from './repository.ts';
import { nextOrderState, orderEvents, type OrderState, toWireStates } from './states.ts';
import { getFacts, transition } from './transitions.ts';

const skuCode = 'TT-HUB';
const orderActors = ['shopper', 'shop', 'system'] as const;
const states: readonly OrderState[] = orderStates.flatMap((orderstate) =>
  paymentStates.flatMap((paystate) =>
    shippingStates.map((shippingstate) => ({ orderstate, paystate, shippingstate })),
  ),
);
const code = (state: OrderState) => Object.values(toWireStates(state)).join('');

let store: TestStore;
let shopper: TestClient;
let other: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  other = await store.shopper('second@pawlet.test');
  await setStock(store, (await loadSku(store, skuCode)).id, 5000);
});
afterAll(() => store.close());

async function loadRow(orderSn: string) {
  const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  if (!row) throw new Error('no order');
  return row;
}

/** Puts an order into a state directly in the database. */
async function orderIn(state: OrderState): Promise<string> {
  const orderSn = await placeOrder(store, shopper, skuCode);
  await store.db
    .update(orders)
    .set({ ...state, remindtime: null })
    .where(eq(orders.orderSn, orderSn));
  return orderSn;
}

describe('every event in every state', () => {
  it.each(states.map((state) => ({ state, name: code(state) })))(
    'of an order in $name changes the database as the table defines, or not at all',
    async ({ state }) => {
      const orderSn = await orderIn(state);
      const { id } = await loadRow(orderSn);
      const lines = await findLines(store.db, [id]);
      for (const event of orderEvents) {
        for (const actor of orderActors) {
          await store.db.update(orders).set(state).where(eq(orders.id, id));
          const before = await loadRow(orderSn);
          const expected = nextOrderState(before, event, actor, getFacts(before, lines));
          const now = store.clock.now() + 1;
          const changed = await transition(store.db, before, lines, { event, actor, now });
          const after = await loadRow(orderSn);
          const what = `${event} by ${actor}`;
          if (expected === null) {
            expect([what, changed]).toEqual([what, null]);
            expect(after).toEqual(before);
            continue;
          }
          expect([what, code(after)]).toEqual([what, code(expected)]);
          expect(after).toEqual({ ...before, ...expected, updatetime: now });
          // A decision based on an earlier state fails, unless it is the same state.
          if (code(expected) === code(before)) continue;
          expect(await transition(store.db, before, lines, { event, actor, now })).toBeNull();
          expect(await loadRow(orderSn)).toEqual(after);
        }
      }
    },
  );
});

describe('a shopper’s actions on an order', () => {
  /** From wire-api 2.1, written out by hand. */
  const calls = [
    { name: 'remind', endpoint: orderRemind, in: /^010$/u },
    { name: 'delete', endpoint: orderDelete, in: /^[123]../u },
    { name: 'cancel', endpoint: orderCancel, in: /^00./u },
    { name: 'confirm receipt', endpoint: orderTakedelivery, in: /^011$/u },
    { name: 'change the address', endpoint: orderChangeOrderAddress, in: /^0.0$/u },
  ] as const;

  it.each(calls)('$name: only in the states that allow it', async ({ endpoint, in: allowed }) => {
    const fields = { receiver: '新地址', mobile: '13912345678', area_id: 110101, address: '王府井 2 号' };
    const address_id = (await shopper.call(addressV2addedit, fields)).data.id;
    for (const state of states) {
      const order_sn = await orderIn(state);
      const before = await loadRow(order_sn);
      const call = { order_sn, ...(endpoint === orderChangeOrderAddress ? { address_id } : {}) };
      expect(await other.call(endpoint, call)).toMatchObject({ code: 0, data: { reason: 'NOT_FOUND' } });
      expect(await store.visitor().call(endpoint, call)).toMatchObject({ status: 401 });
      expect(await loadRow(order_sn)).toEqual(before);
      const reply = await shopper.call(endpoint, call);
      const isAllowed = allowed.test(code(state));
      expect([code(state), reply.code]).toEqual([code(state), isAllowed ? 1 : 0]);
      if (isAllowed) continue;
      expect(reply.data).toEqual({ reason: 'ORDER_STATE', ...toWireStates(state) });
      expect(await loadRow(order_sn)).toEqual(before);
    }
    expect(store.errors).toEqual([]);
  });

  it('sends one reminder to the shop from any number of devices', async () => {
    const order_sn = await orderIn({ orderstate: 'open', paystate: 'paid', shippingstate: 'unshipped' });
    const devices = Array.from({ length: 50 }, () => {
      const device = store.visitor();
      device.token = shopper.token;
      return device;
    });
    for (const device of devices) await device.takeFormToken();
    const taps = await Promise.all(devices.map((device) => device.call(orderRemind, { order_sn })));
    const reasons = taps.map(({ code: outcome, data }) => (outcome === 1 ? 'ok' : String(data.reason)));
    expect(reasons.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'ALREADY_DONE'), 'ok']);
  });

  it('removes a deleted order from all lists', async () => {
    const order_sn = await orderIn({ orderstate: 'completed', paystate: 'paid', shippingstate: 'received' });
    expect(await shopper.call(orderDelete, { order_sn })).toMatchObject({ code: 1 });
    for (const endpoint of [orderDetail, orderDelete, orderRemind, orderTakedelivery])
      expect(await shopper.call(endpoint, { order_sn })).toMatchObject({ data: { reason: 'NOT_FOUND' } });
  });

  it('refuses an address of another shopper, a missing one, or one in another country', async () => {
    const order_sn = await orderIn({ orderstate: 'open', paystate: 'unpaid', shippingstate: 'unshipped' });
    const before = await loadRow(order_sn);
    const abroad = await shopper.call(addressAddeditV3, { ...berlin, billing_same: 1 });
    expect(abroad.code).toBe(1);
    const tries = [
      [await toAddress(other), 'NOT_FOUND'],
      [999_999_999, 'NOT_FOUND'],
      [abroad.data.id, 'ORDER_STATE'],
      [0, 'VALIDATION'],
      ['x', 'VALIDATION'],
    ] as const;
    for (const [address_id, reason] of tries) {
      const reply = await shopper.call(orderChangeOrderAddress, { order_sn, address_id });
      expect([address_id, reply.code, reply.data.reason]).toEqual([address_id, 0, reason]);
    }
    expect(await loadRow(order_sn)).toEqual(before);
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, before.id));
    expect(line?.quantity).toBe(1);
  });
});
