import { orderGoodsAftersale, orderGoodsSaveExpressInfo, orderGoodsV2apply } from '@pawlet/core/contract';
import { afterSalesCalls, orderCalls, reportCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { runRefunds, ship } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';

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
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const remark = 'The left button of my pump sticks';

/** A request for a paid order; shipped before where it is a return. */
async function apply(type: 1 | 2 = 1, quantity = 1) {
  const { orderSn, lines } = await buyPaid(store, shopper, [[skuCode, quantity]]);
  const [lineId = 0] = lines;
  if (type === 2) await ship(store, orderSn);
  const reply = await shopper.call(orderGoodsV2apply, {
    id: lineId,
    type,
    nums: quantity,
    reason: type === 2 ? 'Faulty, I think' : 'Changed my mind',
    remark,
  });
  if (reply.code !== 1) throw new Error(JSON.stringify(reply.data));
  return { orderSn, lineId, sn: String(reply.data.refund_sn) };
}

async function sendBack(id: number, expressno: string): Promise<void> {
  const parcel = { id, expressname: 'SF', expressno, mobile: '13800138000' };
  const reply = await shopper.call(orderGoodsSaveExpressInfo, parcel);
  if (reply.code !== 1) throw new Error(JSON.stringify(reply.data));
}

const read = async (sn: string) => (await local.call(afterSalesCalls.readRequest, { params: { sn } })).data;
describe('the queue', () => {
  it('lists what waits, longest first, page by page, and finds a request by number, kind and words', async () => {
    const first = await apply();
    store.clock.advance(60);
    const second = await apply(2);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await local.call(afterSalesCalls.listRequests, {
        input: { state: 'waits', limit: '1', ...(cursor === undefined ? {} : { cursor }) },
      });
      seen.push(...data.items.map(({ refundSn }) => refundSn));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen.filter((sn) => [first.sn, second.sn].includes(sn))).toEqual([first.sn, second.sn]);
    expect(new Set(seen).size).toBe(seen.length);

    const find = async (input: object) => {
      const { data } = await local.call(afterSalesCalls.listRequests, { input });
      return data.items.map(({ refundSn }) => refundSn);
    };
    for (const input of [
      { number: second.sn },
      { number: second.orderSn },
      { kind: 'return' },
      { text: 'LEFT button' },
      { state: 'auditing' },
      {},
    ])
      expect([input, (await find(input)).includes(second.sn)]).toEqual([input, true]);
    for (const input of [
      { kind: 'refund' },
      { text: 'right button' },
      { state: 'done' },
      { number: first.sn },
    ])
      expect([input, (await find(input)).includes(second.sn)]).toEqual([input, false]);
    // Newest first without a state.
    expect((await find({})).slice(0, 2)).toEqual([second.sn, first.sn]);
    const problem = await problemOf(
      local.call(afterSalesCalls.listRequests, { input: { state: 'waits', cursor: 'abc' } }),
    );
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] });
  });

  it('says until when the shop means to answer, and finds what is overdue', async () => {
    const { sn } = await apply();
    const day = 24 * 3600;
    const listOverdue = async () => {
      const { data } = await local.call(afterSalesCalls.listRequests, { input: { state: 'overdue' } });
      return data.items.map(({ refundSn }) => refundSn);
    };
    const countOverdue = async () => (await local.call(reportCalls.readHome)).data.waits.overdueRequests;
    const moveTo = async (updatetime: number) =>
      store.db.update(afterSales).set({ updatetime }).where(eq(afterSales.refundSn, sn));
    const now = store.clock.now();
    expect((await read(sn)).deadline).toBe(now + 3 * day);

    await moveTo(now - 3 * day);
    const before = await countOverdue();
    expect(await listOverdue()).not.toContain(sn);
    expect((await operate(store, 'aftersales', ['overdue'])).text).not.toContain(sn);
    await moveTo(now - 3 * day - 1);
    expect(await listOverdue()).toContain(sn);
    expect(await countOverdue()).toBe(before + 1);
    const { text } = await operate(store, 'aftersales', ['overdue']);
    expect(text).toMatch(new RegExp(`^${sn}\t.*\tdue \\d{4}-`, 'mu'));
    // What waits for the shopper is not.
    await local.call(afterSalesCalls.askForPictures, { params: { sn }, input: { note: 'Please' } });
    expect(await listOverdue()).not.toContain(sn);
  });

  it('knows a withdrawal as overdue 14 days later, unless the shopper has the products', async () => {
    const { sn } = await apply();
    const now = store.clock.now();
    const [withdrawal] = await store.db
      .insert(withdrawals)
      .values({
        withdrawalSn: '9'.repeat(26),
        consumerName: 'Lena',
        email: 'lena@example.com',
        orderNumber: '',
        statement: '',
        language: 'de',
        country: 'DEU',
        createtime: now - 14 * 24 * 3600 - 1,
      })
      .returning();
    const change = async (fields: Partial<typeof afterSales.$inferInsert>) =>
      store.db.update(afterSales).set(fields).where(eq(afterSales.refundSn, sn));
    const isOverdue = async () => {
      const { data } = await local.call(afterSalesCalls.listRequests, { input: { state: 'overdue' } });
      return data.items.some(({ refundSn }) => refundSn === sn);
    };
    expect(await isOverdue()).toBe(false);
    await change({ withdrawalId: withdrawal?.id });
    expect(await isOverdue()).toBe(true);
    expect((await read(sn)).deadline).toBe(now - 1);
    await change({ stage: 'returning' });
    expect(await isOverdue()).toBe(false);
    await change({ stage: 'sent' });
    expect(await isOverdue()).toBe(true);
    await change({ stage: 'done' });
    expect(await isOverdue()).toBe(false);
  });

  it('has what the shopper wrote only for callers with a scope for it, and the reading is logged', async () => {
    const { sn } = await apply();
    expect(await read(sn)).toMatchObject({
      remark,
      reason: 'Changed my mind',
      actions: ['approve', 'ask', 'reject'],
    });
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'after-sales.read', target: sn, outcome: 'read' });
    const key = await keyHeaders(store, ['orders:read']);
    const reader = clientWith(store, { authorization: key.authorization });
    const { data } = await reader.call(afterSalesCalls.readRequest, { params: { sn } });
    expect(data).toMatchObject({ remark: null, reason: null, phone: null, images: null, note: null });
    const list = await reader.call(afterSalesCalls.listRequests);
    expect(JSON.stringify([data, list.data])).not.toContain(remark);
    const search = reader.call(afterSalesCalls.listRequests, { input: { text: 'left' } });
    expect(await problemOf(search)).toMatchObject({ code: 'forbidden', scope: 'refunds:write' });
  });
});

describe('decisions', () => {
  it('pay a refund back, with the order, the log and the conversation', async () => {
    const { sn, orderSn } = await apply();
    const person = await personHeaders(store, 'support');
    const client = clientWith(store, person);
    const before = await read(sn);
    const { data, version } = await client.call(afterSalesCalls.approveRequest, {
      params: { sn },
      version: before.version,
    });
    expect(data).toMatchObject({ stage: 'done', refund: { state: 'waits' }, actions: [] });
    expect(version).not.toBe(before.version);
    expect(data.conversation.map(({ actor }) => actor)).toEqual(['shopper', 'shop']);
    await runRefunds(store);
    expect((await read(sn)).refund).toMatchObject({ state: 'done', amount: before.amount });
    const order = await local.call(orderCalls.readOrder, { params: { sn: orderSn } });
    expect(order.data).toMatchObject({ status: 'completed', refundedAmount: data.amount });
    const lines = await store.db.select().from(operatorLogs).where(eq(operatorLogs.target, sn));
    expect(lines.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { command: 'after-sales.approve', actor: person.email },
    ]);
  });

  it('take a return back into stock once it was sent, which the queue shows with its parcel', async () => {
    const { sn, lineId } = await apply(2);
    const { stock } = await loadSku(store, skuCode);
    const approved = await local.call(afterSalesCalls.approveRequest, { params: { sn } });
    expect(approved.data).toMatchObject({ stage: 'returning', actions: ['exchange', 'receive'] });
    expect(approved.data.deadline).toBe(store.clock.now() + 14 * 24 * 3600);
    await sendBack(lineId, 'SF1234567890');
    expect(await read(sn)).toMatchObject({
      stage: 'sent',
      deadline: null,
      parcel: { number: 'SF1234567890' },
      actions: ['exchange', 'receive', 'reject'],
    });
    const note = 'All there, thank you';
    const { data } = await local.call(afterSalesCalls.receiveReturn, { params: { sn }, input: { note } });
    expect(data).toMatchObject({ stage: 'done', note });
    expect((await loadSku(store, skuCode)).stock).toBe(stock + 1);
  });

  it('are refused with a note that the shopper reads, and that the log does not have', async () => {
    const { sn, lineId } = await apply();
    const note = 'It left our warehouse this morning';
    const { data } = await local.call(afterSalesCalls.rejectRequest, { params: { sn }, input: { note } });
    expect(data).toMatchObject({ stage: 'rejected', note });
    expect((await shopper.call(orderGoodsAftersale, { id: lineId })).data).toMatchObject({
      mark: note,
      status: 3,
    });
    const lines = await store.db.select().from(operatorLogs).where(eq(operatorLogs.target, sn));
    expect(lines.find(({ outcome }) => outcome === 'done')?.arguments).toEqual(['note=***']);
    const { sn: other } = await apply();
    const empty = local.call(afterSalesCalls.rejectRequest, { params: { sn: other }, input: { note: ' ' } });
    expect(await problemOf(empty)).toMatchObject({ code: 'invalid', errors: [{ field: 'note' }] });
  });

  it('of two people at once count once: the other one gets what is true', async () => {
    const { sn } = await apply();
    const clients = await Promise.all(
      (['support', 'owner'] as const).map(async (role) =>
        clientWith(store, await personHeaders(store, role)),
      ),
    );
    const results = await Promise.allSettled(
      clients.map((client, index) =>
        index === 0
          ? client.call(afterSalesCalls.approveRequest, { params: { sn } })
          : client.call(afterSalesCalls.rejectRequest, { params: { sn }, input: { note: 'No' } }),
      ),
    );
    const { stage } = await read(sn);
    const [row] = await store.db.select().from(afterSales).where(eq(afterSales.refundSn, sn));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = results.find((result) => result.status === 'rejected');
    if (lost === undefined || !isOperatorProblem(lost.reason)) throw new Error('Nobody was refused.');
    expect(lost.reason.problem).toMatchObject({
      status: 409,
      reason: 'request-state',
      current: { refundSn: sn, stage },
    });
    const paid = await store.db
      .select()
      .from(refunds)
      .where(eq(refunds.afterSaleId, row?.id ?? 0));
    expect(paid).toHaveLength(stage === 'done' ? 1 : 0);
  });

  it('on an older version are refused with the current one', async () => {
    const { sn, lineId } = await apply(2);
    const { version } = await local.call(afterSalesCalls.approveRequest, { params: { sn } });
    await sendBack(lineId, 'SF-EARLY');
    const late = local.call(afterSalesCalls.receiveReturn, {
      params: { sn },
      input: {},
      ...(version === null ? {} : { version }),
    });
    expect(await problemOf(late)).toMatchObject({
      status: 412,
      code: 'changed',
      current: { stage: 'sent', parcel: { number: 'SF-EARLY' } },
    });
  });

  it('about unknown numbers find nothing', async () => {
    const unknown = local.call(afterSalesCalls.approveRequest, { params: { sn: '1234' } });
    expect(await problemOf(unknown)).toMatchObject({ status: 404, code: 'not-found' });
  });
});
