import { withdrawalSend } from '@pawlet/core/contract';
import { withdrawalCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { orders } from '../../db/schema/order.ts';
import { withdrawalMails, withdrawals } from '../../db/schema/withdrawal.ts';
import { withdrawalJob } from './job.ts';

let store: TestStore;
let local: OperatorClient;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  shopper = await store.shopper();
  shopper.country = 'DEU';
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

const on = (sn: string) => ({ params: { sn } });
const work = () => withdrawalJob.run(store.deps, store.clock.now());
const read = async (sn: string) => (await local.call(withdrawalCalls.readWithdrawal, on(sn))).data;
const buy = (quantity = 2) => buyPaid(store, shopper, [['PW-PUMP', quantity]]);

async function send(more: object): Promise<string> {
  const fields = { name: 'Lena Krüger', order_sn: '20260101', email: 'demo@pawlet.test', ...more };
  const { data } = await shopper.call(withdrawalSend, fields, { key: crypto.randomUUID() });
  return String(data.withdrawal_sn);
}

async function deliver(orderSn: string): Promise<void> {
  for (const [command, ...args] of [
    ['ship', orderSn, 'sf', 'SF1'],
    ['deliver', orderSn],
  ] as const)
    expect(await operate(store, command, args)).toMatchObject({ status: 'done' });
}

async function findMails(sn: string): Promise<readonly string[]> {
  const rows = await store.db
    .select({ kind: withdrawalMails.kind })
    .from(withdrawalMails)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalMails.withdrawalId))
    .where(eq(withdrawals.withdrawalSn, sn))
    .orderBy(withdrawalMails.id);
  return rows.map(({ kind }) => kind);
}

describe('withdrawals', () => {
  it('are accepted once: what was shipped can be returned, and the shopper gets an e-mail', async () => {
    const { orderSn } = await buy();
    await deliver(orderSn);
    const sn = await send({ order_sn: orderSn });
    expect(await problemOf(local.call(withdrawalCalls.acceptWithdrawal, on(sn)))).toMatchObject({
      reason: 'withdrawal-unread',
    });
    await work();
    const open = await read(sn);
    expect(open).toMatchObject({ state: 'open', standing: 'in-time', orderSn, name: 'Lena Krüger' });
    expect(open.requests).toMatchObject([{ stage: 'auditing' }]);
    const { data: queue } = await local.call(withdrawalCalls.listWithdrawals, { input: { state: 'open' } });
    expect(queue.items.at(-1)).toMatchObject({ withdrawalSn: sn });
    const person = await personHeaders(store, 'support');
    const client = clientWith(store, person);
    const accept = () =>
      client.call(withdrawalCalls.acceptWithdrawal, {
        ...on(sn),
        version: open.version,
        input: { note: 'Please use the original box' },
      });
    const results = await Promise.allSettled([accept(), accept()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await read(sn)).toMatchObject({
      state: 'accepted',
      note: 'Please use the original box',
      settled: store.clock.now(),
      requests: [{ stage: 'returning' }],
    });
    expect(await findMails(sn)).toEqual(['received', 'new', 'accepted']);
    const again = client.call(withdrawalCalls.rejectWithdrawal, {
      ...on(sn),
      input: { reason: 'excluded', note: 'No' },
    });
    expect(await problemOf(again)).toMatchObject({ reason: 'decided', current: { state: 'accepted' } });
    const lines = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(5);
    const done = lines.find(({ command, outcome }) => command === 'withdrawals.accept' && outcome === 'done');
    expect(done).toMatchObject({ target: sn, actor: person.email, arguments: ['note=***'] });
  });

  it('in free text are accepted for the named pieces only', async () => {
    const { orderSn, lines } = await buy(3);
    await deliver(orderSn);
    const sn = await send({ order_sn: orderSn, details: 'one of the pumps' });
    await work();
    const accept = (input: object) => local.call(withdrawalCalls.acceptWithdrawal, { ...on(sn), input });
    expect(await problemOf(accept({}))).toMatchObject({ reason: 'which-pieces', current: { state: 'open' } });
    const lineId = lines[0] ?? 0;
    expect(await problemOf(accept({ lines: [{ lineId, quantity: 4 }] }))).toMatchObject({
      reason: 'wrong-lines',
    });
    expect(await problemOf(accept({ all: true, lines: [{ lineId }] }))).toMatchObject({ status: 400 });
    const { data } = await accept({ lines: [{ lineId, quantity: 1 }] });
    expect(data).toMatchObject({ state: 'accepted', requests: [{ stage: 'returning' }] });
  });

  it('that match no order are accepted for the one that the shop names', async () => {
    const { orderSn } = await buy(1);
    const sn = await send({});
    await work();
    expect(await read(sn)).toMatchObject({ standing: 'unmatched', orderSn: null, orderNumber: '20260101' });
    const accept = (order?: string) =>
      local.call(withdrawalCalls.acceptWithdrawal, {
        ...on(sn),
        input: order === undefined ? {} : { order },
      });
    expect(await problemOf(accept())).toMatchObject({ reason: 'which-order' });
    expect((await accept(orderSn)).data).toMatchObject({ state: 'accepted', orderSn });
  });

  it('in time are rejected with an objection only; late ones with the reason', async () => {
    const { orderSn } = await buy(1);
    await deliver(orderSn);
    const sn = await send({ order_sn: orderSn });
    await work();
    const reject = (of: string, input: { reason: 'late' | 'excluded'; note?: string }) =>
      local.call(withdrawalCalls.rejectWithdrawal, { ...on(of), input });
    expect(await problemOf(reject(sn, { reason: 'late' }))).toMatchObject({ reason: 'not-late' });
    expect(await problemOf(reject(sn, { reason: 'excluded' }))).toMatchObject({ reason: 'no-note' });
    const { data } = await reject(sn, { reason: 'excluded', note: 'Made to your order' });
    expect(data).toMatchObject({ state: 'rejected', requests: [{ stage: 'rejected' }] });
    expect(data.note).toContain('Made to your order');
    const second = await buy(1);
    await deliver(second.orderSn);
    await store.db
      .update(orders)
      .set({ delivertime: 1, receivetime: 1 })
      .where(eq(orders.orderSn, second.orderSn));
    const late = await send({ order_sn: second.orderSn });
    await work();
    expect(await read(late)).toMatchObject({ standing: 'late', requests: [] });
    expect((await reject(late, { reason: 'late' })).data.state).toBe('rejected');
    expect(await findMails(late)).toContain('rejected');
  });

  it('have no personal data for callers without a scope for it', async () => {
    const sn = await send({ details: 'the blue one' });
    const reader = clientWith(store, await keyHeaders(store, ['orders:read']));
    const { data } = await reader.call(withdrawalCalls.readWithdrawal, on(sn));
    expect(data).toMatchObject({
      name: null,
      email: null,
      details: null,
      statement: null,
      orderNumber: null,
    });
    const list = await reader.call(withdrawalCalls.listWithdrawals, { input: { limit: '200' } });
    expect(JSON.stringify(list.data)).not.toMatch(/Lena|demo@|blue/u);
  });
});
