import { userSessions } from '@pawlet/core/contract';
import { customerCalls, orderCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import {
  clientWith,
  fetchWith,
  keyHeaders,
  localHeaders,
  personHeaders,
} from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { createPeople } from '../../../test/store/people.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { coupons, userCoupons } from '../../db/schema/coupon.ts';
import { addresses } from '../../db/schema/address.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { resubscribeField, unsubscribePath } from '../mail-consent/page.ts';
import { openMailAddress } from '../mail-consent/addresses.ts';

let store: TestStore;
let local: OperatorClient;
let demoId = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 5000);
  const [demo] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'demo'));
  demoId = demo?.id ?? 0;
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const at = (id: number) => ({ params: { id: String(id) } });
const read = async (id: number) => (await local.call(customerCalls.readCustomer, at(id))).data;
/** A customer who has bought nothing, with a name, an e-mail address and a log-in. */
async function addCustomer(nickname = 'Kim Stone') {
  const [person] = await createPeople(store.db, { size: 1, now: store.clock.now(), points: 30 });
  if (!person) throw new Error('No person.');
  const email = `kim-${person.id}@example.test`;
  await store.db
    .update(shoppers)
    .set({ nickname, email, mobile: `86139${String(person.id).padStart(8, '0')}`, sup: 'happy-pets' })
    .where(eq(shoppers.id, person.id));
  return { ...person, email };
}

describe('the e-mails of a customer', () => {
  it('are shown as unsubscribed since the link in one of them was used, until the way back', async () => {
    const { id, email } = await addCustomer();
    expect((await read(id)).unsubscribed).toBeNull();
    const { random, clock } = store.deps;
    const moment = { random, now: store.clock.now() };
    const { token } = await openMailAddress(store.db, { email, language: 'en', ...moment });
    expect((await read(id)).unsubscribed).toBeNull();
    const post = (body?: URLSearchParams) =>
      store.app.request(`http://shop.test${unsubscribePath}${token}`, { method: 'POST', body: body ?? null });
    expect((await post()).status).toBe(200);
    expect((await read(id)).unsubscribed).toBe(Math.floor(clock.nowMs() / 1000));
    const wanted = new URLSearchParams({ [resubscribeField.name]: resubscribeField.value });
    expect((await post(wanted)).status).toBe(200);
    expect((await read(id)).unsubscribed).toBeNull();
  });
});

describe('the list', () => {
  it('finds a customer by each field, newest first, page by page', async () => {
    const { id, email } = await addCustomer('Rosalind Fern');
    const shopper = await store.shopper();
    const { orderSn } = await buyPaid(store, shopper, [['PW-PUMP', 1]]);
    const find = async (input: object) => {
      const { data } = await local.call(customerCalls.listCustomers, { input });
      return data.items.map((item) => item.id);
    };
    for (const input of [
      {},
      { name: 'LIND fe' },
      { email: email.toUpperCase() },
      { phone: `+86 139 ${String(id).padStart(8, '0')}` },
      { phone: `139${String(id).padStart(8, '0')}` },
      { partner: 'happy-pets' },
      { state: 'active' },
    ])
      expect([input, (await find(input))[0]]).toEqual([input, id]);
    for (const input of [
      { name: 'Nobody by this name' },
      { email: 'nobody@' },
      { phone: '7777777' },
      { partner: 'nobody' },
      { state: 'deleted' },
      { order: orderSn },
    ])
      expect([input, (await find(input)).includes(id)]).toEqual([input, false]);
    expect(await find({ order: orderSn })).toEqual([demoId]);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await local.call(customerCalls.listCustomers, {
        input: { limit: '2', ...(cursor === undefined ? {} : { cursor }) },
      });
      seen.push(...data.items.map((item) => item.id));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    const all = await store.db.select({ id: shoppers.id }).from(shoppers).orderBy(desc(shoppers.id));
    expect(seen).toEqual(all.map((row) => row.id));
  });

  it('is logged when it is read, without what was searched for', async () => {
    await local.call(customerCalls.listCustomers, { input: { email: 'private@example.test' } });
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'customers.list', outcome: 'read' });
    expect(line?.arguments).toContain('email=***');
  });
});

describe('one customer', () => {
  it('has orders, totals, points, coupons and log-ins', async () => {
    const shopper = await store.shopper();
    const { orderSn } = await buyPaid(store, shopper, [['PW-PUMP', 2]]);
    const now = store.clock.now();
    const [coupon] = await store.db.select().from(coupons).limit(1);
    const own = { couponId: coupon?.id ?? 0, userId: demoId, createtime: now };
    await store.db.insert(userCoupons).values([
      { ...own, beginTime: now - 9, expireTime: now },
      { ...own, beginTime: now + 9, expireTime: now + 99 },
      { ...own, beginTime: now - 9, expireTime: now + 9 },
      { ...own, beginTime: now - 9, expireTime: now + 9, isUsed: true, usetime: now },
    ]);
    const customer = await read(demoId);
    expect(customer).toMatchObject({ username: 'demo', deleted: null });
    expect(customer.orders[0]).toMatchObject({ orderSn, status: 'waitingDelivery' });
    expect(customer.coupons.slice(0, 4).map(({ state }) => state)).toEqual([
      'used',
      'usable',
      'coming',
      'expired',
    ]);
    const sessions = (await shopper.call(userSessions, {})).data;
    expect(customer.sessions.map(({ id }) => id)).toEqual(sessions.map(({ id }: { id: number }) => id));
    const list = await local.call(orderCalls.listOrders, {
      input: { customer: String(demoId), limit: '200' },
    });
    expect(list.data.items).toHaveLength(customer.orderCount);
    const paid = list.data.items.filter((order) => order.paid !== null);
    expect(customer.totals.reduce((sum, total) => sum + total.orders, 0)).toBe(paid.length);
    expect(customer.pointsMoves[0]?.balance).toBe(customer.points);
    const others = await local.call(orderCalls.listOrders, { input: { customer: '999999' } });
    expect(others.data.items).toEqual([]);
  });

  it('is not shown to roles that serve no customers', async () => {
    const reader = clientWith(store, await personHeaders(store, 'read-only'));
    expect(await problemOf(reader.call(customerCalls.readCustomer, at(demoId)))).toMatchObject({
      code: 'forbidden',
      scope: 'customers:read',
    });
  });
});

describe('on request of a customer', () => {
  it('all log-ins are ended', async () => {
    const { id } = await addCustomer();
    expect((await read(id)).sessions).toHaveLength(1);
    const { data } = await local.call(customerCalls.endCustomerSessions, at(id));
    expect(data).toEqual({ ended: 1 });
    expect((await read(id)).sessions).toEqual([]);
  });

  it('the data are exported by a link that ends after an hour and is not stored', async () => {
    const { id, email } = await addCustomer();
    const { data } = await local.call(customerCalls.exportCustomer, { ...at(id), key: 'once' });
    const path = new URL(data.url).pathname;
    const response = await fetchWith(store)(path);
    expect(await response.text()).toContain(email);
    const logged = await store.db
      .select()
      .from(operatorLogs)
      .where(eq(operatorLogs.target, String(id)));
    expect(JSON.stringify(logged)).not.toContain(path.split('/').at(-1));
    store.clock.advance(3601);
    expect(await (await fetchWith(store)(path)).text()).not.toContain(email);
  });

  it('the account is deleted, with its personal data', async () => {
    const { id, email } = await addCustomer('Ada Willow');
    const { version } = await read(id);
    const { data } = await local.call(customerCalls.deleteCustomer, { ...at(id), version });
    expect(data).toMatchObject({ email: null, phone: null, nickname: '***', sessions: [], points: 30 });
    expect(await store.db.$count(addresses, eq(addresses.userId, id))).toBe(0);
    expect(JSON.stringify(await store.db.select().from(shoppers).where(eq(shoppers.id, id)))).not.toContain(
      email,
    );
    const again = local.call(customerCalls.deleteCustomer, { ...at(id), version: data.version });
    expect(await problemOf(again)).toMatchObject({ status: 409, reason: 'account-deleted' });
    const link = local.call(customerCalls.exportCustomer, at(id));
    expect(await problemOf(link)).toMatchObject({ reason: 'account-deleted' });
  });

  it('is not deleted while an order is open, on an older version, or without one', async () => {
    await buyPaid(store, await store.shopper(), [['PW-PUMP', 1]]);
    const { version } = await read(demoId);
    const open = local.call(customerCalls.deleteCustomer, { ...at(demoId), version });
    expect(await problemOf(open)).toMatchObject({
      status: 409,
      reason: 'open-order',
      current: { id: demoId },
    });
    const { id } = await addCustomer();
    const before = await read(id);
    await store.db.update(shoppers).set({ bio: 'New' }).where(eq(shoppers.id, id));
    const late = local.call(customerCalls.deleteCustomer, { ...at(id), version: before.version });
    expect(await problemOf(late)).toMatchObject({ status: 412, code: 'changed' });
    expect(await problemOf(local.call(customerCalls.deleteCustomer, at(id)))).toMatchObject({ status: 428 });
    expect((await read(id)).deleted).toBe(null);
  });

  it('a key that may only write customers gets no personal data back', async () => {
    const { id, email } = await addCustomer();
    const { version } = await read(id);
    const key = await keyHeaders(store, ['customers:write']);
    const writer = clientWith(store, { authorization: key.authorization });
    await store.db.update(shoppers).set({ bio: 'New' }).where(eq(shoppers.id, id));
    const problem = await problemOf(writer.call(customerCalls.deleteCustomer, { ...at(id), version }));
    expect(problem).toMatchObject({ code: 'changed', current: { id, email: null, nickname: null } });
    expect(JSON.stringify(problem)).not.toContain(email);
  });
});
