import { orderGoodsSaveExpressInfo, orderGoodsV2apply } from '@pawlet/core/contract';
import { afterSalesCalls, keyCalls, orderCalls, refundCalls, type Role, roles } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { ship } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { operatorKeys } from '../../db/schema/audit.ts';

const skuCode = 'PW-PUMP';
/** Enough pieces for a refund above the limit. */
const many = 90;

let store: TestStore;
let shopper: TestClient;
let owner: OperatorClient;
let support: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 50_000);
  owner = clientWith(store, await personHeaders(store, 'owner'));
  support = clientWith(store, await personHeaders(store, 'support'));
});
afterAll(() => store.close());

let nextKey = 1;

/** A client with a key of every scope that somebody makes. */
async function keyOf(maker: OperatorClient): Promise<OperatorClient> {
  const scopes = ['orders:read', 'refunds:write', 'people:write'] as const;
  const name = `made-${nextKey++}`;
  const { data } = await maker.call(keyCalls.addKey, { input: { name, scopes: [...scopes] } });
  return clientWith(store, { authorization: `Bearer ${data.key}` });
}

async function reasonOf(call: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isOperatorProblem(error)) throw new Error(`Not refused: ${JSON.stringify(error)}`);
  return error.problem.reason;
}

async function requestRefund(client: OperatorClient): Promise<string> {
  const { orderSn: sn } = await buyPaid(store, shopper, [[skuCode, many]]);
  const { data } = await client.call(orderCalls.refundOrder, {
    params: { sn },
    input: { all: true },
    key: crypto.randomUUID(),
  });
  expect(data.status).toBe('waits');
  return String(data.approvalId);
}

const approve = (client: OperatorClient, id: string) =>
  client.call(refundCalls.approveRefund, { params: { id } });

describe('an API key', () => {
  it('counts as the person who made it, also through another key', async () => {
    const key = await keyOf(owner);
    const keyOfKey = await keyOf(key);
    for (const requester of [owner, key, keyOfKey]) {
      const id = await requestRefund(requester);
      for (const same of [owner, key, keyOfKey])
        expect(await reasonOf(approve(same, id))).toBe('same-person');
      expect((await approve(support, id)).data.state).toBe('approved');
    }
  });

  it('of a second person approves', async () => {
    const secondOwner = clientWith(store, await personHeaders(store, 'owner'));
    const id = await requestRefund(owner);
    expect((await approve(await keyOf(secondOwner), id)).data.state).toBe('approved');
  });

  it('of an unknown person requests, and approves nothing', async () => {
    const unknown = clientWith(store, await keyHeaders(store, null));
    const id = await requestRefund(unknown);
    const other = clientWith(store, await keyHeaders(store, null));
    for (const nobody of [unknown, other, clientWith(store, localHeaders)])
      expect(await reasonOf(approve(nobody, id))).toBe('same-person');
    expect((await approve(owner, id)).data.state).toBe('approved');
  });

  it('has its maker in the list of keys', async () => {
    await keyOf(owner);
    const { items } = (await owner.call(keyCalls.listKeys)).data;
    expect(items.at(-1)?.madeBy).toMatch(/^owner-\d+@pawlet\.test$/u);
    const made = await operate(store, 'operator-key-add', ['by-secret']);
    expect(made.status).toBe('done');
    const [row] = await store.db.select().from(operatorKeys).where(eq(operatorKeys.name, 'by-secret'));
    expect(row?.personId).toBeNull();
  });
});

describe("a shopper's request above the limit", () => {
  async function apply(type: 1 | 2) {
    const { orderSn, lines } = await buyPaid(store, shopper, [[skuCode, many]]);
    const [id = 0] = lines;
    if (type === 2) await ship(store, orderSn);
    const fields = { id, type, nums: many, reason: 'Changed my mind' };
    const { data } = await shopper.call(orderGoodsV2apply, fields);
    return { orderSn, lineId: id, sn: String(data.refund_sn) };
  }
  const readRequest = async (sn: string) =>
    (await owner.call(afterSalesCalls.readRequest, { params: { sn } })).data;
  const readRefunded = async (sn: string) =>
    (await owner.call(orderCalls.readOrder, { params: { sn } })).data.refundedAmount;

  it('is paid back once a second person has approved it', async () => {
    const { orderSn, sn } = await apply(1);
    const { data } = await support.call(afterSalesCalls.approveRequest, { params: { sn } });
    expect(data).toMatchObject({
      stage: 'auditing',
      approval: { requestedBy: expect.stringMatching(/^support/u) },
    });
    expect(await readRefunded(orderSn)).toBe('0.00');
    expect(await reasonOf(support.call(afterSalesCalls.approveRequest, { params: { sn } }))).toBe(
      'waits-already',
    );
    const id = String(data.approval?.id);
    const { items } = (await support.call(refundCalls.listApprovals)).data;
    const listed = items.find((one) => String(one.id) === id);
    expect(listed).toMatchObject({ orderSn, refundSn: sn, state: 'waits' });
    expect(await reasonOf(approve(support, id))).toBe('same-person');
    expect((await approve(owner, id)).data).toMatchObject({ state: 'approved', refundSn: sn });
    expect(await readRefunded(orderSn)).toBe(listed?.amount);
    expect(await readRequest(sn)).toMatchObject({ stage: 'done', approval: null });
    expect(await reasonOf(approve(owner, id))).toBe('decided');
  });

  it('needs nobody else while it only permits a return, and a second person when it is received', async () => {
    const { orderSn, lineId, sn } = await apply(2);
    await operate(store, 'seller', ['name=Pawlet', 'address=Berlin', 'phone=030 1']);
    const permitted = await support.call(afterSalesCalls.approveRequest, { params: { sn } });
    expect(permitted.data).toMatchObject({ stage: 'returning', approval: null });
    await shopper.call(orderGoodsSaveExpressInfo, {
      id: lineId,
      expressname: 'SF',
      expressno: 'SF-1',
      mobile: '13800138000',
    });
    const input = { note: 'All there' };
    const { data } = await support.call(afterSalesCalls.receiveReturn, { params: { sn }, input });
    expect(data.stage).toBe('sent');
    expect(data.approval).not.toBeNull();
    await approve(owner, String(data.approval?.id));
    expect(await readRequest(sn)).toMatchObject({ stage: 'done', note: 'All there' });
    expect(await readRefunded(orderSn)).not.toBe('0.00');
  });

  it('can be rejected meanwhile, which ends what waits', async () => {
    const { sn } = await apply(1);
    const { data } = await support.call(afterSalesCalls.approveRequest, { params: { sn } });
    await support.call(afterSalesCalls.rejectRequest, { params: { sn }, input: { note: 'No' } });
    expect(await readRequest(sn)).toMatchObject({ stage: 'rejected', approval: null });
    expect(await reasonOf(approve(owner, String(data.approval?.id)))).toBe('decided');
  });

  it('is not paid back where it would be another amount by then', async () => {
    const { orderSn, sn } = await apply(1);
    const { data } = await support.call(afterSalesCalls.approveRequest, { params: { sn } });
    const id = String(data.approval?.id);
    // Decided with the secret of the data folder, for whom there is no limit.
    expect(await operate(store, 'approve-refund', [sn])).toMatchObject({ status: 'done' });
    expect(await reasonOf(approve(owner, id))).toBe('decided');
    expect(await readRefunded(orderSn)).not.toBe('0.00');
  });

  it('is explained by the command line', async () => {
    const { sn } = await apply(1);
    const headers = await personHeaders(store, 'support');
    expect(await operate(store, 'approve-refund', [sn], headers)).toMatchObject({
      status: 'done',
      text: expect.stringMatching(
        new RegExp(`^${sn} waits for the approval of a second person \\(approval \\d+\\)\\.$`, 'u'),
      ),
    });
    expect((await operate(store, 'aftersale', [sn])).text).toContain('waits for a second person\tapproval');
    expect((await operate(store, 'approvals')).text).toContain(sn);
  });
});

it.each(roles)('shows the role %s what waits if it may see orders', async (role: Role) => {
  const person = clientWith(store, await personHeaders(store, role));
  const call = person.call(refundCalls.listApprovals);
  if (role === 'catalogue') await expect(call).rejects.toThrow('Not permitted');
  else expect((await call).data.items.length).toBeGreaterThan(0);
});
