import {
  addressAddeditV3,
  loginMobilelogin,
  orderDetail,
  orderGoodsSaveExpressInfo,
  orderIndex,
  smsSend,
  userDeleteAccount,
  withdrawalSend,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { berlin } from '../../../test/store/berlin.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret, readJson } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { orders } from '../../db/schema/order.ts';
import { withdrawalMails, withdrawals } from '../../db/schema/withdrawal.ts';
import { languages } from '../../i18n/language.ts';
import type { OutgoingMessage } from '../../ports/messenger.ts';
import { refundJob } from '../after-sales/refundJob.ts';
import { upkeepJob } from '../upkeep/job.ts';
import { withdrawalJob } from './job.ts';

const [pump, hub] = ['PW-PUMP', 'TT-HUB'];
const day = 24 * 3600;
const shopAddress = 'orders@shop.test';

let store: TestStore;
let shopper: TestClient;
const mails: OutgoingMessage[] = [];

beforeAll(async () => {
  const mail = {
    isConfigured: true,
    send(message: OutgoingMessage) {
      mails.push(message);
      return Promise.resolve('sent' as const);
    },
  };
  store = await createTestStore({ deps: { operatorSecret, mail }, settings: { isDemo: true } });
  await logIn();
  for (const skuCode of [pump, hub]) await setStock(store, (await loadSku(store, skuCode)).id, 5000);
});
afterAll(() => store.close());
beforeEach(async () => {
  await work();
  mails.length = 0;
  // Some of these tests last longer than a session.
  await logIn();
});

async function logIn() {
  shopper = await store.shopper();
  shopper.country = 'DEU';
}

const work = () => withdrawalJob.run(store.deps, store.clock.now());

const statement = (more: Record<string, unknown> = {}) => ({
  name: 'Lena Krüger',
  order_sn: '20260101000000000000000000',
  email: 'demo@pawlet.test',
  ...more,
});

const send = (client: TestClient, more: Record<string, unknown> = {}) =>
  client.call(withdrawalSend, statement(more), { key: crypto.randomUUID() });

function guest(address = '198.51.100.7') {
  const client = store.visitor(address);
  client.country = 'DEU';
  return client;
}

async function loadRow(withdrawalSn: unknown) {
  const [row] = await store.db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalSn, String(withdrawalSn)));
  if (!row) throw new Error('The statement does not exist.');
  return row;
}

const loadRequests = async (withdrawalSn: unknown) =>
  store.db
    .select()
    .from(afterSales)
    .where(eq(afterSales.withdrawalId, (await loadRow(withdrawalSn)).id))
    .orderBy(afterSales.id);

const buy = (wanted: readonly (readonly [string, number])[] = [[pump, 2]], client = shopper) =>
  buyPaid(store, client, wanted);

const settle = (withdrawalSn: unknown, ...args: readonly string[]) =>
  operate(store, 'settle-withdrawal', [String(withdrawalSn), ...args]);

async function deliver(orderSn: string) {
  expect(await operate(store, 'ship', [orderSn, 'sf', 'SF1'])).toMatchObject({ status: 'done' });
  expect(await operate(store, 'deliver', [orderSn])).toMatchObject({ status: 'done' });
}

describe('statement', () => {
  it('of an unknown sender is stored completely, acknowledged by e-mail and matched to its order', async () => {
    const { orderSn } = await buy();
    const client = guest();
    client.lang = 'de';
    const spaced = orderSn.replaceAll(/(\d{4})/gu, '$1 ');
    const reply = await send(client, { order_sn: spaced, email: 'Demo@Pawlet.Test' });
    expect(reply.code).toBe(1);
    const { withdrawal_sn, createtime, statement: text } = reply.data;
    expect(text).toContain('Hiermit widerrufe ich');
    expect(text).toContain('Die gesamte Bestellung');
    expect(text).toContain(`Bestellnummer: ${orderSn}`);
    expect(text).toContain('Lena Krüger');
    expect(text).toMatch(/Abgesendet am: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(Europe\/Berlin\)/u);
    expect(createtime).toBe(store.clock.now());
    await work();
    expect(await loadRow(withdrawal_sn)).toMatchObject({
      standing: 'in-time',
      state: 'open',
      statement: text,
      language: 'de',
    });
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'demo@pawlet.test' });
    expect(mail?.subject).toBe(`Dein Widerruf ${withdrawal_sn} ist bei uns eingegangen`);
    expect(mail?.text).toContain(text);
    // The same lines as HTML, without links: shoppers have written them.
    const shown = mail?.html?.replaceAll('<br>', '\n').replaceAll(/<[^>]+>/gu, '') ?? '';
    expect(shown).toContain(text);
    expect(mail?.html).not.toContain('<a ');
    // An unshipped order is refunded without a return.
    expect(await loadRequests(withdrawal_sn)).toMatchObject([{ type: 1, quantity: 2, stage: 'auditing' }]);
  });

  it('is stored once when sent twice', async () => {
    const key = crypto.randomUUID();
    const client = guest('198.51.100.8');
    const fields = statement({ order_sn: 'twice' });
    const [first, second] = await Promise.all([
      client.call(withdrawalSend, fields, { key }),
      client.call(withdrawalSend, fields, { key }),
    ]);
    const third = await client.call(withdrawalSend, fields, { key });
    expect(second.data).toEqual(first.data);
    expect(third.data).toEqual(first.data);
    expect(await store.db.$count(withdrawals, eq(withdrawals.orderNumber, 'twice'))).toBe(1);
  });

  it('has the same response for an existing order, a missing one, and one of another shopper', async () => {
    const { orderSn } = await buy();
    const replies = [
      await send(guest(), { order_sn: orderSn }),
      await send(guest(), { order_sn: orderSn, email: 'stranger@example.com' }),
      await send(guest(), { order_sn: '29990101000000000000000000' }),
    ];
    const shapes = replies.map(({ status, code, msg, data }) => ({
      status,
      code,
      msg,
      fields: Object.keys(data),
      lines: String(data.statement).split('\n').length,
    }));
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    await work();
    const standings = await Promise.all(replies.map(({ data }) => loadRow(data.withdrawal_sn)));
    expect(standings.map(({ standing }) => standing)).toEqual(['in-time', 'unmatched', 'unmatched']);
    // Each is acknowledged to its own address.
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'demo@pawlet.test',
      'demo@pawlet.test',
      'stranger@example.com',
    ]);
  });

  it.each(languages)('is rendered in %s', async (language) => {
    const client = guest(`198.51.100.${20 + languages.indexOf(language)}`);
    client.lang = language;
    const email = `${language}@example.com`;
    const { data } = await send(client, { order_sn: 'AB-1', details: 'Aura', email });
    expect(data.statement).not.toMatch(/\{\{|undefined/u);
    expect(data.statement).toContain('Aura');
    await work();
    expect(mails.at(-1)?.text).toContain(data.statement);
  });

  it.each([
    ['name', ''],
    ['name', 'a'.repeat(101)],
    ['name', '<b>Lena</b>'],
    ['name', 'Lena\u202e'],
    ['name', 'Lena\nBcc: all@example.com'],
    ['name', 7],
    ['name', ['Lena']],
    ['email', 'demo'],
    ['email', 'a@b.c\nBcc: d@e.f'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['order_sn', ''],
    ['order_sn', '1'.repeat(65)],
    ['order_sn', '1\u0000'],
    ['details', 'see https://bad.example/'],
    ['details', 'see www.bad.example'],
    ['details', 'a'.repeat(301)],
    ['lines', 'all'],
    ['lines', []],
    ['lines', [{ id: 1, nums: 1 }]],
    ['lines', [{ id: -1, nums: 1 }]],
    ['lines', [{ id: 1, nums: 0 }]],
    ['lines', Array.from({ length: 101 }, (_, id) => ({ id: id + 1, nums: 1 }))],
  ])('with an invalid %s (%j) is refused', async (field, value) => {
    const reply = await send(guest(), { [field]: value });
    expect(reply.code).toBe(0);
    expect(reply.data.reason).toBe('VALIDATION');
    expect(Object.keys(reply.data.fields)[0]).toMatch(new RegExp(`^${field}`, 'u'));
  });

  it('is refused where no country has the function', async () => {
    const countries = ['FR', 'DE', 'IT', 'ES'];
    for (const country of countries) await operate(store, 'law', [country, 'button=off']);
    expect((await send(guest())).data.reason).toBe('NOT_CONFIGURED');
    for (const country of countries) await operate(store, 'law', [country, '--default']);
  });
});

describe('order', () => {
  it('has the function until the period is over, and not in a country without it', async () => {
    const { orderSn } = await buy();
    const read = async () => (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    expect(await read()).toMatchObject({ withdraw_until: null });
    expect((await read()).actions).toContain('withdraw');
    await deliver(orderSn);
    const { withdraw_until } = await read();
    expect(withdraw_until - store.clock.now()).toBeGreaterThan(13 * day);
    const card = (await shopper.call(orderIndex, { num: 5 })).data.data.find(
      ({ order_sn }: { readonly order_sn: string }) => order_sn === orderSn,
    );
    expect(card.actions).toContain('withdraw');
    store.clock.advance(withdraw_until - store.clock.now());
    expect((await read()).actions).toContain('withdraw');
    store.clock.advance(1);
    expect((await read()).actions).not.toContain('withdraw');
    expect((await read()).withdraw_until).toBeNull();
    const late = await send(shopper, { order_sn: orderSn });
    await work();
    expect(await loadRow(late.data.withdrawal_sn)).toMatchObject({ standing: 'late', starttime: null });
    expect(await loadRequests(late.data.withdrawal_sn)).toEqual([]);
    // The function is not offered in the USA.
    shopper.country = 'USA';
    const abroad = await buy();
    const reply = await shopper.call(orderDetail, { order_sn: abroad.orderSn });
    expect(reply.data.actions).not.toContain('withdraw');
    shopper.country = 'DEU';
  });

  it('can be withdrawn from in selected pieces, and shows the statement', async () => {
    const { orderSn, lines } = await buy([
      [pump, 3],
      [hub, 1],
    ]);
    const [first = 0] = lines;
    const wrong = await send(shopper, { order_sn: orderSn, lines: [{ id: first, nums: 4 }] });
    expect(wrong.data.fields).toEqual({ lines: 'choice' });
    const twice = [1, 1].map((quantity) => ({ id: first, nums: quantity }));
    expect((await send(shopper, { order_sn: orderSn, lines: twice })).data.fields).toEqual({
      lines: 'choice',
    });
    const { data } = await send(shopper, { order_sn: orderSn, lines: [{ id: first, nums: 2 }] });
    expect(data.statement).toMatch(/^2 × /mu);
    await work();
    expect(await loadRequests(data.withdrawal_sn)).toMatchObject([{ lineId: first, quantity: 2, type: 1 }]);
    const order = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    expect(order.withdrawals).toEqual([
      { withdrawal_sn: data.withdrawal_sn, createtime: data.createtime, state: 'open', note: '' },
    ]);
    // The other line can still be withdrawn from.
    expect(order.actions).toContain('withdraw');
  });

  it('is cancelled when it is unpaid', async () => {
    const orderSn = await placeOrder(store, shopper, pump);
    const { data } = await send(guest(), { order_sn: orderSn });
    await work();
    expect(await loadRow(data.withdrawal_sn)).toMatchObject({ state: 'accepted' });
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.orderstate).toBe(1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `We have received your withdrawal ${data.withdrawal_sn}`,
      `Your withdrawal ${data.withdrawal_sn} is accepted`,
    ]);
  });
});

describe('shop', () => {
  it('accepts: unshipped pieces are refunded in full', async () => {
    const { orderSn } = await buy();
    const { data } = await send(guest(), { order_sn: orderSn });
    expect((await settle(data.withdrawal_sn, 'accept')).text).toContain('not been processed yet');
    await work();
    const [request] = await loadRequests(data.withdrawal_sn);
    const refused = await operate(store, 'reject-refund', [request?.refundSn ?? '', 'unwanted']);
    expect(refused).toMatchObject({ status: 'refused' });
    expect(refused.text).toContain('settle-withdrawal');
    expect((await operate(store, 'ship', [orderSn])).status).toBe('refused');
    mails.length = 0;
    expect(await settle(data.withdrawal_sn, 'accept')).toMatchObject({ status: 'done' });
    expect((await settle(data.withdrawal_sn, 'accept')).text).toBe('It was already accepted.');
    await work();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your withdrawal ${data.withdrawal_sn} is accepted`,
    ]);
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(order?.refundedAmount).toBe(order?.total);
    const [refund] = await store.db
      .select()
      .from(refunds)
      .where(eq(refunds.afterSaleId, request?.id ?? 0));
    expect(refund?.amount).toBe(order?.total);
  });

  it('accepts a return, which never expires, and refunds it on arrival', async () => {
    const { orderSn, lines } = await buy();
    await deliver(orderSn);
    const { data } = await send(shopper, { order_sn: orderSn });
    await work();
    expect(await loadRequests(data.withdrawal_sn)).toMatchObject([{ type: 2, stage: 'auditing' }]);
    expect(await settle(data.withdrawal_sn, 'accept')).toMatchObject({ status: 'done' });
    store.clock.advance(20 * day);
    await refundJob.run(store.deps, store.clock.now());
    const [request] = await loadRequests(data.withdrawal_sn);
    expect(request?.stage).toBe('returning');
    await logIn();
    const parcel = { id: lines[0], expressname: 'dhl', expressno: 'D1', mobile: '13800138000' };
    expect((await shopper.call(orderGoodsSaveExpressInfo, parcel)).code).toBe(1);
    expect(await operate(store, 'receive-return', [request?.refundSn ?? ''])).toMatchObject({
      status: 'done',
    });
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(order?.refundedAmount).toBe(order?.total);
  });

  it('enters order and pieces where the statement does not', async () => {
    const { orderSn, lines } = await buy([[pump, 3]]);
    const unknown = await send(guest(), { order_sn: 'the pump of May', email: 'other@example.com' });
    const vague = await send(guest(), { order_sn: orderSn, details: 'one pump' });
    await work();
    expect(await loadRequests(vague.data.withdrawal_sn)).toEqual([]);
    expect((await settle(unknown.data.withdrawal_sn, 'accept')).text).toContain('matches no order');
    expect((await settle(unknown.data.withdrawal_sn, 'accept', 'order=1')).text).toContain(
      'matches no order',
    );
    expect((await settle(vague.data.withdrawal_sn, 'accept')).text).toContain('free text');
    expect((await settle(vague.data.withdrawal_sn, 'accept', `lines=${lines[0]}x4`)).text).toContain(
      'no such lines',
    );
    expect(await settle(vague.data.withdrawal_sn, 'accept', `lines=${lines[0]}x1`)).toMatchObject({
      status: 'done',
    });
    expect(await settle(unknown.data.withdrawal_sn, 'accept', `order=${orderSn}`)).toMatchObject({
      status: 'done',
    });
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(order?.refundedAmount).toBe(order?.total);
  });

  it('rejects late statements and those of others, and statements in time only with a message', async () => {
    const { orderSn } = await buy();
    const inTime = await send(guest(), { order_sn: orderSn });
    const stranger = await send(guest(), { order_sn: orderSn, email: 'thief@example.com' });
    await work();
    mails.length = 0;
    expect((await settle(inTime.data.withdrawal_sn, 'reject')).text).toContain('Enter a reason');
    expect((await settle(inTime.data.withdrawal_sn, 'reject', 'late')).text).toContain('in time');
    expect((await settle(inTime.data.withdrawal_sn, 'reject', 'excluded')).text).toContain('note=');
    const note = 'note=The seal is broken.';
    expect(await settle(inTime.data.withdrawal_sn, 'reject', 'excluded', note)).toMatchObject({
      status: 'done',
    });
    expect(await settle(stranger.data.withdrawal_sn, 'reject', 'not-buyer')).toMatchObject({
      status: 'done',
    });
    expect(await loadRequests(inTime.data.withdrawal_sn)).toMatchObject([{ stage: 'rejected' }]);
    await work();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['demo@pawlet.test', 'thief@example.com']);
    expect(mails[0]?.text).toContain('The seal is broken.');
    // The order is unchanged.
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(order).toMatchObject({ orderstate: 'open', refundedAmount: 0 });
  });

  it('has a list, and e-mails when it has an address', async () => {
    await operate(store, 'seller', ['name=Miau', 'address=Weg 1', 'phone=030 1', `email=${shopAddress}`]);
    const { orderSn } = await buy();
    const { data } = await send(guest(), { order_sn: orderSn });
    await work();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['demo@pawlet.test', shopAddress]);
    const toShop = mails.find(({ recipient }) => recipient === shopAddress);
    expect(toShop?.text).toContain('It was sent in time.');
    expect(toShop?.text).toContain(data.statement);
    const { text } = await operate(store, 'withdrawals');
    expect(text).toContain(data.withdrawal_sn);
    expect(await readJson(store, 'withdrawals', ['all'])).toContainEqual(
      expect.objectContaining({ withdrawalSn: data.withdrawal_sn, orderSn, standing: 'in-time' }),
    );
    await settle(data.withdrawal_sn, 'accept');
    expect((await operate(store, 'withdrawals')).text).not.toContain(data.withdrawal_sn);
  });

  it('writes e-mails in its own words, and turns off all but the receipt', async () => {
    const own = { withdrawalReceived: { subject: { en: '{{shop}} has {{withdrawalSn}}' } } };
    await operate(store, 'settings', ['mails.texts', JSON.stringify(own)]);
    await operate(store, 'settings', ['mails.sent', '{"withdrawalAccepted":false,"withdrawalNew":false}']);
    const { orderSn } = await buy();
    const { data } = await send(guest(), { order_sn: orderSn });
    await work();
    await settle(data.withdrawal_sn, 'accept');
    await work();
    expect(mails.map(({ subject }) => subject)).toEqual([`Pawlet has ${data.withdrawal_sn}`]);
    expect(mails[0]?.text).toContain(data.statement);
    const row = await loadRow(data.withdrawal_sn);
    const queued = await store.db
      .select()
      .from(withdrawalMails)
      .where(eq(withdrawalMails.withdrawalId, row.id));
    expect(Object.fromEntries(queued.map(({ kind, lastResult }) => [kind, lastResult]))).toEqual({
      received: 'sent',
      new: 'off',
      accepted: 'off',
    });
    for (const name of ['mails.texts', 'mails.sent']) await operate(store, 'settings', [name, 'default']);
  });
});

describe('unknown senders', () => {
  it('have an hourly limit, and do not block an owner or the owner’s e-mail', async () => {
    const shop = await createTestStore({ settings: { isDemo: false } });
    const from = (address: string) => {
      const client = shop.visitor(address);
      client.country = 'DEU';
      return client;
    };
    const call = (client: TestClient, more: Record<string, unknown> = {}) =>
      client.call(withdrawalSend, statement(more), { key: crypto.randomUUID() });
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const reply = await call(from('203.0.113.9'), { order_sn: `try ${count}` });
      codes.push(reply.code === 1 ? 'ok' : reply.data.reason);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'RATE_LIMITED']);
    await withdrawalJob.run(shop.deps, shop.clock.now());
    // All are stored; five are acknowledged to the address given by an unknown sender.
    expect(await shop.db.$count(withdrawals)).toBe(10);
    expect(await shop.db.$count(withdrawalMails, eq(withdrawalMails.kind, 'received'))).toBe(5);
    // The owner logs in at that address, and is counted alone.
    const owner = from('203.0.113.9');
    await owner.logIn();
    expect((await call(owner)).code).toBe(1);
    await shop.close();
  });
});

describe('stored statement', () => {
  it('has no personal data once the account is deleted', async () => {
    const client = guest();
    const mobile = '13812340001';
    await client.call(smsSend, { mobile, event: 'mobilelogin' });
    const login = { mobile, captcha: store.messages.at(-1)?.code };
    client.token = (await client.call(loginMobilelogin, login)).data.token;
    store.clock.advance(61);
    const email = 'lena@example.com';
    const address_id = (await client.call(addressAddeditV3, { ...berlin, email })).data.id;
    const { orderSn } = await buyPaid(store, client, [[pump, 1]], { address_id });
    // The e-mail address of the order is the buyer's too.
    const { data } = await send(guest(), { order_sn: orderSn, email });
    await work();
    expect((await loadRow(data.withdrawal_sn)).standing).toBe('in-time');
    await settle(data.withdrawal_sn, 'accept');
    await refundJob.run(store.deps, store.clock.now());
    store.clock.advance(60);
    await refundJob.run(store.deps, store.clock.now());
    await client.call(smsSend, { mobile, event: 'deleteaccount' });
    const captcha = store.messages.at(-1)?.code;
    expect((await client.call(userDeleteAccount, { captcha, agreed: 1 })).code).toBe(1);
    expect(await loadRow(data.withdrawal_sn)).toMatchObject({
      consumerName: '',
      email: '',
      statement: '',
      orderNumber: orderSn,
      state: 'accepted',
    });
  });

  it('is kept with its order, and for four years without one', async () => {
    const { orderSn } = await buy();
    const kept = await send(guest(), { order_sn: orderSn });
    const stranger = await send(guest(), { order_sn: 'nothing of ours' });
    await work();
    await settle(kept.data.withdrawal_sn, 'accept');
    await settle(stranger.data.withdrawal_sn, 'reject', 'not-buyer');
    store.clock.advance(31 * day);
    await upkeepJob.run(store.deps, store.clock.now());
    expect(await store.db.$count(withdrawalMails)).toBe(0);
    expect((await loadRow(stranger.data.withdrawal_sn)).state).toBe('rejected');
    store.clock.advance(4 * 365 * day);
    await upkeepJob.run(store.deps, store.clock.now());
    expect((await loadRow(kept.data.withdrawal_sn)).state).toBe('accepted');
    await expect(loadRow(stranger.data.withdrawal_sn)).rejects.toThrow('statement does not exist');
  });
});
