import {
  jobCalls,
  type OperatorInputOf,
  orderCalls,
  refundCalls,
  readShipmentResult,
} from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { orders } from '../../db/schema/order.ts';
import { operatorJob } from '../operator-jobs/job.ts';

const skuCode = 'PW-PUMP';
let store: TestStore;
let shopper: TestClient;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 5000);
  local = clientWith(store, localHeaders);
});
afterAll(async () => {
  await store.close();
});
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const bought = async (quantity = 2) => (await buyPaid(store, shopper, [[skuCode, quantity]])).orderSn;
const read = async (sn: string) => (await local.call(orderCalls.readOrder, { params: { sn } })).data;
/** Ships a list in the background, and returns its result. */
const shipMany = async (input: OperatorInputOf<typeof orderCalls.shipOrders>) => {
  const { id } = (await local.call(orderCalls.shipOrders, { input })).data;
  await operatorJob.run(store.deps, store.clock.now());
  const { data } = await local.call(jobCalls.readJob, { params: { id: String(id) } });
  const result = readShipmentResult(data);
  if (result === null) throw new Error('The list was not shipped.');
  return result;
};
const lastLine = async () => {
  const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
  return line;
};

describe('the list', () => {
  it('finds an order by each filter, and nothing by others', async () => {
    const sn = await bought();
    const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, sn));
    const found = async (input: object) => {
      const { data } = await local.call(orderCalls.listOrders, { input });
      return data.items.some(({ orderSn }) => orderSn === sn);
    };
    const { receiver = '', mobile = '', currency = '', createtime = 0 } = row ?? {};
    for (const input of [
      { number: sn },
      { number: sn.slice(-8) },
      { name: receiver.slice(0, 2) },
      { phone: mobile },
      { phone: `+86 ${mobile}` },
      { phone: mobile.slice(-4) },
      { product: 'pump' },
      { product: skuCode },
      { currency },
      { state: 'waitingDelivery' },
      { from: String(createtime), to: String(createtime + 1) },
    ])
      expect([input, await found(input)]).toEqual([input, true]);
    for (const input of [
      { number: '0'.repeat(30) },
      { name: 'Nobody by this name' },
      { phone: '0000000' },
      { product: 'no such thing' },
      { currency: 'XXX' },
      { state: 'cancelled' },
      { partner: 'nobody' },
      { to: String(createtime) },
    ])
      expect([input, await found(input)]).toEqual([input, false]);
  });

  it('returns every order once, page by page, in each order of the list', async () => {
    for (let index = 0; index < 3; index += 1) await bought(1);
    for (const sort of ['-created', 'created', 'paid'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await local.call(orderCalls.listOrders, {
          input: { limit: '2', sort, withTotal: 'true', ...(cursor === undefined ? {} : { cursor }) },
        });
        expect(data.items.length).toBeLessThanOrEqual(2);
        seen.push(...data.items.map(({ orderSn }) => orderSn));
        cursor = data.next ?? undefined;
      } while (cursor !== undefined);
      const rows = await store.db.select().from(orders);
      const expected = rows.filter(({ paytime }) => sort !== 'paid' || paytime !== null);
      expect(seen.toSorted()).toEqual(expected.map(({ orderSn }) => orderSn).toSorted());
    }
  });

  it('refuses a cursor of another list, and one that it never returned', async () => {
    const { data } = await local.call(orderCalls.listOrders, { input: { limit: '1' } });
    const cursors = [data.next ?? '', 'abc', btoa('["-created",1e99,1]').replaceAll('=', '')];
    for (const cursor of cursors) {
      const problem = await problemOf(
        local.call(orderCalls.listOrders, { input: { cursor, sort: 'created' } }),
      );
      expect(problem).toMatchObject({ status: 400, code: 'invalid', errors: [{ field: 'cursor' }] });
    }
  });
});

describe('one order', () => {
  it('has lines, amounts, address, payments and a timeline, and the reading is logged', async () => {
    const sn = await bought();
    const { data, version } = await local.call(orderCalls.readOrder, { params: { sn } });
    expect(data).toMatchObject({ orderSn: sn, status: 'waitingDelivery', version });
    expect(data.lines).toMatchObject([{ sku: skuCode, quantity: 2, toShip: 2 }]);
    expect(data.recipient?.receiver).not.toBe('');
    expect(data.timeline.map(({ event }) => event)).toEqual(['created', 'paid']);
    expect(await lastLine()).toMatchObject({
      command: 'orders.read',
      target: sn,
      outcome: 'read',
      actor: 'local',
    });
  });

  it('has no personal data for a key that may only read orders, which may not search by it either', async () => {
    const sn = await bought();
    const { recipient } = await read(sn);
    const key = await keyHeaders(store, ['orders:read']);
    const reader = clientWith(store, { authorization: key.authorization });
    const { data } = await reader.call(orderCalls.readOrder, { params: { sn } });
    expect(data).toMatchObject({ recipient: null, remark: null });
    const list = await reader.call(orderCalls.listOrders);
    expect(list.data.items.every(({ receiver, phone }) => receiver === null && phone === null)).toBe(true);
    const all = JSON.stringify([data, list.data]);
    for (const text of [recipient?.receiver, recipient?.phone, recipient?.address])
      expect(all).not.toContain(text);
    const problem = await problemOf(reader.call(orderCalls.listOrders, { input: { name: 'a' } }));
    expect(problem).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('an order', () => {
  it('has titles, options and tracking events in the language of the request', async () => {
    const sn = await bought(1);
    await local.call(orderCalls.shipOrder, { params: { sn }, input: { parcels: [{ number: 'T1' }] } });
    const { authorization } = await keyHeaders(store, ['orders:read']);
    const readIn = async (lang: string) =>
      (await clientWith(store, { authorization, lang }).call(orderCalls.readOrder, { params: { sn } })).data;
    const [english, chinese] = [await readIn('en'), await readIn('zh')];
    expect(english.lines[0]?.title).not.toMatch(/\p{Script=Han}/u);
    expect(chinese.lines[0]?.title).toMatch(/\p{Script=Han}/u);
    const traces = ({ timeline }: typeof english) =>
      timeline.filter(({ event }) => event.startsWith('trace.')).map(({ detail }) => detail);
    expect(traces(english)).toHaveLength(traces(chinese).length);
    for (const detail of traces(chinese)) expect(detail).toMatch(/\p{Script=Han}/u);
  });
});

describe('the carriers', () => {
  it('are listed by code in the language of the request, and orders are shipped with these codes', async () => {
    const list = async (lang: string) => {
      const { authorization } = await keyHeaders(store, ['orders:read']);
      return (await clientWith(store, { authorization, lang }).call(orderCalls.listCarriers)).data.items;
    };
    const [english, chinese] = [await list('en'), await list('zh')];
    expect(english.length).toBeGreaterThan(1);
    expect(english.map(({ code }) => code)).toEqual(chinese.map(({ code }) => code));
    expect(english.map(({ name }) => name)).not.toEqual(chinese.map(({ name }) => name));
    const sn = await bought(1);
    const { data } = await local.call(orderCalls.shipOrder, {
      params: { sn },
      input: { parcels: [{ number: 'U1' }] },
    });
    expect(data.parcels).toMatchObject([{ carrier: english[0]?.code, number: 'U1' }]);
  });
});

describe('shipping', () => {
  it('ships two parcels at once, and logs who did it in the same transaction', async () => {
    const sn = await bought(3);
    const { lines } = await read(sn);
    const lineId = lines[0]?.id ?? 0;
    const person = await personHeaders(store, 'orders');
    const { data, version } = await clientWith(store, person).call(orderCalls.shipOrder, {
      params: { sn },
      input: {
        parcels: [
          { carrier: 'SF', number: 'SF1', lines: [{ lineId, quantity: 1 }] },
          { carrier: 'SF', number: 'SF2' },
        ],
      },
    });
    expect(data.states.shipping).toBe('shipped');
    expect(data.parcels).toMatchObject([
      { number: 'SF1', lines: [{ lineId, quantity: 1 }] },
      { number: 'SF2', lines: [{ lineId, quantity: 2 }] },
    ]);
    expect(version).toBe(data.version);
    expect(await lastLine()).toMatchObject({
      actor: person.email,
      command: 'orders.ship',
      target: sn,
      outcome: 'done',
    });
    expect(data.timeline.some(({ event }) => event === 'parcel')).toBe(true);
  });

  it('ships nothing when one of several parcels is refused', async () => {
    const sn = await bought(2);
    const lineId = (await read(sn)).lines[0]?.id ?? 0;
    const parcels = [
      { carrier: 'SF', number: 'A', lines: [{ lineId, quantity: 1 }] },
      { carrier: 'SF', number: 'B', lines: [{ lineId, quantity: 2 }] },
    ];
    const problem = await problemOf(local.call(orderCalls.shipOrder, { params: { sn }, input: { parcels } }));
    expect(problem).toMatchObject({ status: 409, reason: 'wrong-lines', current: { parcels: [] } });
    expect((await read(sn)).parcels).toEqual([]);
  });

  it('lets one of two people ship, and shows the other what is true now', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sn = await bought(1);
      const attempts = await Promise.allSettled(
        ['ONE', 'TWO'].map((number) =>
          local.call(orderCalls.shipOrder, {
            params: { sn },
            input: { parcels: [{ carrier: 'SF', number }] },
          }),
        ),
      );
      const won = attempts.filter(({ status }) => status === 'fulfilled');
      const lost = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
      expect([won.length, lost.length]).toEqual([1, 1]);
      const { parcels } = await read(sn);
      expect(parcels).toHaveLength(1);
      expect(lost[0].problem).toMatchObject({
        status: 409,
        reason: 'wrong-state',
        current: { states: { shipping: 'shipped' }, parcels: [{ number: parcels[0]?.number }] },
      });
    }
  });

  it('ships once under an idempotency key, and refuses the key for something else', async () => {
    const sn = await bought(1);
    const call = (number: string) =>
      local.call(orderCalls.shipOrder, {
        params: { sn },
        key: 'ship of the morning',
        input: { parcels: [{ carrier: 'SF', number }] },
      });
    const first = await call('N1');
    const second = await call('N1');
    expect([first.isRepeated, second.isRepeated]).toEqual([false, true]);
    expect(second.data).toEqual(first.data);
    expect(await problemOf(call('N2'))).toMatchObject({ status: 422, code: 'key-reused' });
    expect((await read(sn)).parcels).toHaveLength(1);
  });

  it('corrects a number, asks which parcel, and refuses an older version', async () => {
    const sn = await bought(2);
    const before = await read(sn);
    const lineId = before.lines[0]?.id ?? 0;
    const parcels = ['A', 'B'].map((number) => ({ carrier: 'SF', number, lines: [{ lineId, quantity: 1 }] }));
    await local.call(orderCalls.shipOrder, { params: { sn }, input: { parcels } });
    const correct = (input: { number: string; parcel?: number }, version?: string) =>
      local.call(orderCalls.correctShipment, { params: { sn }, input: { carrier: 'SF', ...input }, version });
    expect(await problemOf(correct({ number: 'C' }))).toMatchObject({ reason: 'which-parcel' });
    expect(await problemOf(correct({ number: 'A', parcel: 1 }))).toMatchObject({ reason: 'same' });
    expect(await problemOf(correct({ number: 'C', parcel: 2 }, before.version))).toMatchObject({
      status: 412,
      code: 'changed',
      current: { orderSn: sn, states: { shipping: 'shipped' } },
    });
    const { data } = await correct({ number: 'C', parcel: 2 }, (await read(sn)).version);
    expect(data.parcels.map(({ number }) => number)).toEqual(['A', 'C']);
  });
});

describe('a list of tracking numbers', () => {
  const csvOf = (rows: readonly (readonly string[])[]) =>
    ['order,carrier,number', ...rows.map((row) => row.join(','))].join('\n');

  it('reports each bad line, and ships nothing or the good ones as chosen', async () => {
    const [one, two] = [await bought(1), await bought(1)];
    const csv = csvOf([
      [one, 'SF', 'L1'],
      ['1'.repeat(26), 'SF', 'L2'],
      [two, 'SF', ''],
      [one, 'SF', 'L3'],
    ]);
    const ship = (mode: 'all-or-nothing' | 'good-lines') => shipMany({ mode, csv });
    const none = await ship('all-or-nothing');
    expect(none.shipped).toBe(0);
    expect(none.lines).toMatchObject([
      { line: 2, orderSn: one, result: 'skipped' },
      { line: 3, result: 'error', reason: 'not-found', detail: 'There is no such order' },
      { line: 4, orderSn: two, result: 'error', reason: 'malformed' },
      { line: 5, orderSn: one, result: 'error', reason: 'repeated' },
    ]);
    expect((await read(one)).status).toBe('waitingDelivery');
    const good = await ship('good-lines');
    expect(good.shipped).toBe(1);
    expect((await read(one)).parcels).toMatchObject([{ carrier: 'SF', number: 'L1' }]);
    const again = await ship('good-lines');
    expect(again).toMatchObject({ shipped: 0, lines: [{ result: 'already' }, {}, {}, {}] });
    expect((await read(one)).parcels).toHaveLength(1);
  });

  it('shows in a preview what each line would do, and ships nothing', async () => {
    const [sn, other] = [await bought(1), await bought(1)];
    const csv = csvOf([
      [sn, 'SF', 'P1'],
      [other, 'SF', ''],
    ]);
    const ship = (mode: 'all-or-nothing' | 'good-lines', isPreview: boolean) =>
      shipMany({ mode, csv, isPreview });
    const before = await read(sn);
    for (const mode of ['all-or-nothing', 'good-lines'] as const) {
      const preview = await ship(mode, true);
      expect(preview).toMatchObject({
        shipped: 0,
        lines: [
          { line: 2, orderSn: sn, result: 'skipped', reason: null },
          { line: 3, orderSn: other, result: 'error', reason: 'malformed' },
        ],
      });
      expect(await read(sn)).toEqual(before);
    }
    const done = await ship('good-lines', false);
    expect(done).toMatchObject({ shipped: 1, lines: [{ result: 'shipped' }, { result: 'error' }] });
    expect((await read(sn)).parcels).toMatchObject([{ carrier: 'SF', number: 'P1' }]);
  });

  it('takes JSON too, and refuses what is neither', async () => {
    const sn = await bought(1);
    const shipments = [{ orderSn: sn, carrier: 'SF', number: 'J1' }];
    expect(await shipMany({ mode: 'all-or-nothing', shipments })).toMatchObject({
      shipped: 1,
      lines: [{ line: 1, result: 'shipped' }],
    });
    for (const csv of ['"open', 'order,carrier,number'])
      expect(
        await problemOf(local.call(orderCalls.shipOrders, { input: { mode: 'good-lines', csv } })),
      ).toMatchObject({ code: 'invalid', errors: [{ field: 'csv' }] });
  });
});

describe('delivery, address and cancelling', () => {
  it('marks an order as delivered once', async () => {
    const sn = await bought(1);
    const deliver = () => local.call(orderCalls.deliverOrder, { params: { sn } });
    expect(await problemOf(deliver())).toMatchObject({ status: 409, reason: 'wrong-state' });
    await local.call(orderCalls.shipOrder, { params: { sn }, input: { parcels: [{}] } });
    expect((await deliver()).data.delivered).not.toBeNull();
    expect(await problemOf(deliver())).toMatchObject({ status: 409, reason: 'wrong-state' });
  });

  it('changes the address of the seen version before shipping, and keeps it out of the log', async () => {
    const sn = await bought(1);
    const { version } = await read(sn);
    const change = (input: object, seen?: string) =>
      local.call(orderCalls.changeOrderAddress, { params: { sn }, input, version: seen });
    expect(await problemOf(change({ receiver: 'Li Na' }))).toMatchObject({ status: 428 });
    expect(await problemOf(change({ areaId: 1 }, version))).toMatchObject({
      code: 'invalid',
      errors: [{ field: 'areaId', problem: 'exists' }],
    });
    const { data } = await change({ receiver: 'Li Na', phone: '13900139000', address: 'Lane 5' }, version);
    expect(data.recipient).toMatchObject({ receiver: 'Li Na', phone: '13900139000' });
    expect(await lastLine()).toMatchObject({
      command: 'orders.change-address',
      arguments: ['receiver=***', 'phone=***', 'address=***'],
    });
    expect(await problemOf(change({ receiver: 'Other' }, version))).toMatchObject({ status: 412 });
    const shipped = await local.call(orderCalls.shipOrder, { params: { sn }, input: { parcels: [{}] } });
    expect(await problemOf(change({ receiver: 'Late' }, shipped.data.version))).toMatchObject({
      status: 409,
      reason: 'wrong-state',
    });
  });

  it('refuses to cancel a paid order', async () => {
    const sn = await bought(1);
    const problem = await problemOf(local.call(orderCalls.cancelOrder, { params: { sn } }));
    expect(problem).toMatchObject({
      status: 409,
      reason: 'wrong-state',
      current: { status: 'waitingDelivery' },
    });
  });
});

describe('refunds', () => {
  it('previews without an effect, then refunds once', async () => {
    const sn = await bought(2);
    const lineId = (await read(sn)).lines[0]?.id ?? 0;
    const refund = (input: object, key?: string) =>
      local.call(orderCalls.refundOrder, {
        params: { sn },
        input: { lines: [{ lineId, quantity: 1 }], ...input },
        key,
      });
    const preview = await refund({ isPreview: true });
    expect(preview.data.status).toBe('preview');
    expect((await read(sn)).refundedAmount).toBe('0.00');
    expect(await problemOf(refund({}))).toMatchObject({ errors: [{ field: 'expectedLeft' }] });
    const { data } = await refund({ expectedLeft: preview.data.leftBefore });
    expect(data).toMatchObject({ status: 'refunded', amount: preview.data.amount });
    expect((await read(sn)).refundedAmount).toBe(data.amount);
    expect(await problemOf(refund({ expectedLeft: preview.data.leftBefore }))).toMatchObject({
      reason: 'changed-amount',
      current: { left: data.left },
    });
  });

  it('needs a second person above the limit, however it is divided', async () => {
    const sn = await bought(90);
    const one = clientWith(store, await personHeaders(store, 'support'));
    const slice = (key: string) =>
      one.call(orderCalls.refundOrder, { params: { sn }, input: { amount: '1500.00' }, key });
    expect((await slice(crypto.randomUUID())).data.status).toBe('refunded');
    const key = crypto.randomUUID();
    const [second, repeated] = [await slice(key), await slice(key)];
    expect(second.data).toMatchObject({ status: 'waits', needsApproval: true });
    expect(repeated.data).toEqual(second.data);
    expect((await read(sn)).refundedAmount).toBe('1500.00');
  });

  it('needs a second person above the limit', async () => {
    const sn = await bought(90);
    const [first, second] = [await personHeaders(store, 'support'), await personHeaders(store, 'owner')];
    const one = clientWith(store, first);
    const request = () =>
      one.call(orderCalls.refundOrder, { params: { sn }, input: { all: true }, key: crypto.randomUUID() });
    const { data } = await request();
    expect(data).toMatchObject({ status: 'waits', needsApproval: true });
    expect((await read(sn)).refundedAmount).toBe('0.00');
    expect(await problemOf(request())).toMatchObject({ reason: 'waits-already' });
    const approve = (client: OperatorClient) =>
      client.call(refundCalls.approveRefund, { params: { id: String(data.approvalId) } });
    expect(await problemOf(approve(one))).toMatchObject({ reason: 'same-person' });
    const approved = await approve(clientWith(store, second));
    expect(approved.data).toMatchObject({
      state: 'approved',
      requestedBy: first.email,
      decidedBy: second.email,
    });
    expect((await read(sn)).refundedAmount).toBe(data.amount);
    expect(await problemOf(approve(clientWith(store, second)))).toMatchObject({ reason: 'decided' });
  });
});
