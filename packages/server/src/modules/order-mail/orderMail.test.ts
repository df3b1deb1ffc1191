import {
  addressAddeditV3,
  loginMobilelogin,
  orderCancel,
  orderGoodsV2apply,
  orderTakedelivery,
  smsSend,
  userDeleteAccount,
} from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { berlin } from '../../../test/store/berlin.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { inboxMessages } from '../../db/schema/message.ts';
import { orderMails, orderParcels, orders } from '../../db/schema/order.ts';
import { languages } from '../../i18n/language.ts';
import type { Delivery, OutgoingMessage } from '../../ports/messenger.ts';
import { refundJob } from '../after-sales/refundJob.ts';
import { findLines } from '../order/service.ts';
import { transition } from '../order/transitions.ts';
import { upkeepJob } from '../upkeep/job.ts';
import { orderJob } from '../order/job.ts';
import { orderMailJob } from './job.ts';
import { queuePlacedMails } from './outbox.ts';

const [pump, hub] = ['PW-PUMP', 'TT-HUB'];
const account = 'demo@pawlet.test';
const shopAddress = 'orders@shop.test';
const done = { status: 'done' };
const day = 24 * 3600;

let store: TestStore;
let shopper: TestClient;
let outcome: Delivery = 'sent';
const mails: OutgoingMessage[] = [];

beforeAll(async () => {
  const mail = {
    isConfigured: true,
    send(message: OutgoingMessage) {
      mails.push(message);
      return Promise.resolve(outcome);
    },
  };
  store = await createTestStore({ deps: { operatorSecret, mail } });
  shopper = await store.shopper();
  for (const skuCode of [pump, hub]) await setStock(store, (await loadSku(store, skuCode)).id, 5000);
});
afterAll(() => store.close());
beforeEach(async () => {
  await send();
  mails.length = 0;
  outcome = 'sent';
  shopper.lang = 'en';
});

const send = () => orderMailJob.run(store.deps, store.clock.now());
const buy = (client = shopper, more: Record<string, unknown> = {}) =>
  buyPaid(store, client, [[pump, 1]], more);
const addresses = () => mails.map(({ recipient }) => recipient);

async function loadRows(orderSn: string) {
  return store.db
    .select()
    .from(orderMails)
    .where(eq(orderMails.orderId, sql`(select id from orders where order_sn = ${orderSn})`));
}

let lastMobile = 13_700_000_000;

/** A shopper with a mobile number and without an e-mail address. */
async function newcomer(): Promise<{ readonly client: TestClient; readonly mobile: string }> {
  lastMobile += 1;
  const mobile = String(lastMobile);
  const client = store.visitor();
  await client.call(smsSend, { mobile, event: 'mobilelogin' });
  const captcha = store.messages.at(-1)?.code;
  client.token = (await client.call(loginMobilelogin, { mobile, captcha })).data.token;
  store.clock.advance(61);
  return { client, mobile };
}

async function overseasAddress(client: TestClient, email: string): Promise<number> {
  return Number((await client.call(addressAddeditV3, { ...berlin, email })).data.id);
}

describe('order e-mails', () => {
  it('confirm a payment once, with lines, total and a link', async () => {
    const { orderSn } = await buyPaid(store, shopper, [
      [pump, 2],
      [hub, 1],
    ]);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(addresses()).toEqual([account]);
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    expect(subject).toBe(`Payment received for your order ${orderSn}`);
    expect(text).toContain(`Order number: ${orderSn}`);
    expect(text).toMatch(/^2 × .+$/mu);
    expect(text).toMatch(/^1 × .+$/mu);
    expect(text).toMatch(/^Order total: CN¥[\d,]+\.\d\d$/mu);
    expect(text).toContain(`http://shop.test/#/pages/order/detail?order_sn=${orderSn}`);
  });

  it('format a variant like the storefront does', async () => {
    shopper.lang = 'de';
    const { orderSn } = await buyPaid(store, shopper, [['PW-AURA-WH25', 1]]);
    await send();
    const paid = mails.find(({ subject }) => subject.includes(orderSn));
    expect(paid?.text).toMatch(/^1 × Pawlet Aura Trinkbrunnen · Weiß · 2,5\sL$/mu);
  });

  it('contain carrier, number and pieces of every parcel', async () => {
    const { orderSn, lines } = await buyPaid(store, shopper, [
      [pump, 3],
      [hub, 1],
    ]);
    await send();
    mails.length = 0;
    expect(await operate(store, 'ship', [orderSn, 'SF', 'P-1', `lines=${lines[0]}x2`])).toMatchObject(done);
    expect(await operate(store, 'ship', [orderSn, 'YTO', 'P-2'])).toMatchObject(done);
    await send();
    const [first = '', second = ''] = mails.map(({ text }) => text);
    expect(mails).toHaveLength(2);
    expect(first).toMatch(/^2 × /mu);
    expect(first.match(/ × /gu)).toHaveLength(1);
    expect(first).toMatch(/^Carrier: SF Express$/mu);
    expect(first).toMatch(/^Tracking number: P-1$/mu);
    expect(second.match(/^1 × /gmu)).toHaveLength(2);
    expect(second).toMatch(/^Tracking number: P-2$/mu);
  });

  it('contain the refunded amount, once it was paid', async () => {
    const { orderSn } = await buy();
    await send();
    mails.length = 0;
    expect(await operate(store, 'refund', [orderSn, 'amount=5.00', '--key=kind'])).toMatchObject(done);
    await send();
    expect(mails).toEqual([]);
    await refundJob.run(store.deps, store.clock.now());
    await send();
    expect(mails.map(({ subject }) => subject)).toEqual([`Refund for your order ${orderSn}`]);
    expect(mails[0]?.text).toMatch(/^Refunded: CN¥5\.00$/mu);
  });

  it.each(languages)('are in the language of the order: %s', async (language) => {
    shopper.lang = language;
    const { orderSn } = await buy();
    await send();
    expect(mails).toMatchObject([{ language, recipient: account }]);
    expect(mails[0]?.subject).toContain(orderSn);
    expect(new Set(mails.map(({ text }) => text.includes('thank you'))).has(true)).toBe(language === 'en');
  });

  it("use the country's language for orders of an earlier release", async () => {
    const { orderSn } = await buy();
    await store.db.update(orders).set({ language: '', country: 'FRA' }).where(eq(orders.orderSn, orderSn));
    await send();
    expect(mails).toMatchObject([{ language: 'fr', subject: `Votre commande ${orderSn} est payée` }]);
  });

  it('announce a corrected number once, and again when it is corrected again', async () => {
    const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
    expect(await operate(store, 'ship', [orderSn, 'SF', 'C-WRONG'])).toMatchObject(done);
    await send();
    mails.length = 0;
    expect(await operate(store, 'ship', [orderSn, 'YTO', 'C-RIGHT'])).toMatchObject(done);
    expect(await operate(store, 'ship', [orderSn, 'YTO', 'C-RIGHT'])).toMatchObject({ status: 'refused' });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(addresses()).toEqual([account]);
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    expect(subject).toBe(`New tracking number for your order ${orderSn}`);
    expect(text).toMatch(/^Tracking number: C-RIGHT$/mu);
    expect(text).toMatch(/^1 × /mu);
    expect(text).not.toContain('C-WRONG');
    expect(await operate(store, 'ship', [orderSn, 'SF', 'C-LAST'])).toMatchObject(done);
    await send();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toMatch(/^Tracking number: C-LAST$/mu);
  });

  it('contain the new number only when it is corrected before they are sent', async () => {
    const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
    await send();
    mails.length = 0;
    for (const number of ['B-1', 'B-2', 'B-3'])
      expect(await operate(store, 'ship', [orderSn, 'SF', number])).toMatchObject(done);
    await send();
    await send();
    expect(mails.map(({ subject }) => subject)).toEqual([`A package of your order ${orderSn} is on its way`]);
    expect(mails[0]?.text).toMatch(/^Tracking number: B-3$/mu);
    for (const number of ['B-4', 'B-5'])
      expect(await operate(store, 'ship', [orderSn, 'SF', number])).toMatchObject(done);
    await send();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toMatch(/^Tracking number: B-5$/mu);
  });

  it('contain the new number when a correction and the job are concurrent', async () => {
    const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
    await operate(store, 'ship', [orderSn, 'SF', 'R-0']);
    await send();
    for (let round = 1; round <= 8; round += 1) {
      mails.length = 0;
      const correct = (number: string) => operate(store, 'ship', [orderSn, 'SF', number]);
      await Promise.all([correct(`R-${round}a`), send(), correct(`R-${round}b`), send()]);
      await send();
      const [parcel] = await store.db
        .select()
        .from(orderParcels)
        .where(eq(orderParcels.orderId, sql`(select id from orders where order_sn = ${orderSn})`));
      expect(mails.length).toBeGreaterThan(0);
      expect(mails.length).toBeLessThanOrEqual(2);
      expect(mails.map(({ text }) => /^Tracking number: (.+)$/mu.exec(text)?.[1])).toContain(
        parcel?.expressno,
      );
    }
  });

  it('announce no new number for a delivered parcel', async () => {
    const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
    await operate(store, 'ship', [orderSn, 'SF', 'T-1']);
    await send();
    expect(await shopper.call(orderTakedelivery, { order_sn: orderSn })).toMatchObject({ code: 1 });
    mails.length = 0;
    expect(await operate(store, 'ship', [orderSn, 'SF', 'T-2'])).toMatchObject(done);
    await send();
    expect(mails).toEqual([]);
  });

  it('contain the number of a parcel shipped by an earlier release', async () => {
    const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
    await operate(store, 'ship', [orderSn, 'SF', 'E-1']);
    await send();
    await store.db.delete(orderParcels);
    mails.length = 0;
    expect(await operate(store, 'ship', [orderSn, 'SF', 'E-2'])).toMatchObject(done);
    await send();
    expect(mails.map(({ text }) => /^Tracking number: (.+)$/mu.exec(text)?.[1])).toEqual(['E-2']);
  });

  it.each(languages)('announce a corrected number in the language of the order: %s', async (language) => {
    shopper.lang = language;
    const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
    await operate(store, 'ship', [orderSn, 'SF', 'L-1']);
    await send();
    const known = new Set(mails.flatMap(({ subject, text }) => [subject, text.split('\n')[0]]));
    mails.length = 0;
    await operate(store, 'ship', [orderSn, 'SF', 'L-2']);
    await send();
    expect(mails).toMatchObject([{ language, text: expect.stringContaining('L-2') }]);
    expect(mails[0]?.subject).toContain(orderSn);
    expect([mails[0]?.subject, mails[0]?.text.split('\n')[0]].filter((said) => known.has(said))).toEqual([]);
  });

  it('are rolled back with their event', async () => {
    const orderSn = await placeOrder(store, shopper, hub);
    const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    if (!row) throw new Error('No order');
    await expect(
      inTransaction(store.db, async (tx) => {
        const step = { event: 'settle', actor: 'system', now: store.clock.now() } as const;
        expect(await transition(tx, row, await findLines(tx, [row.id]), step)).not.toBeNull();
        throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    expect(await loadRows(orderSn)).toEqual([]);
    await shopper.call(orderCancel, { order_sn: orderSn });
  });
});

describe('e-mails of the steps before and after shipping', () => {
  const subjects = () => mails.map(({ subject }) => subject);

  it('remind of a payment after ten minutes, once, with the deadline', async () => {
    shopper.lang = 'de';
    const orderSn = await placeOrder(store, shopper, hub);
    await send();
    store.clock.advance(599);
    await send();
    expect(mails).toEqual([]);
    store.clock.advance(1);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(mails).toMatchObject([
      { subject: `Deine Bestellung ${orderSn} wartet auf die Zahlung`, recipient: account, language: 'de' },
    ]);
    expect(mails[0]?.text).toMatch(/^Bitte bezahle bis: .*\d{4}.*:\d\d/mu);
    await shopper.call(orderCancel, { order_sn: orderSn });
  });

  it('remind nobody who pays before the e-mail is sent', async () => {
    const orderSn = await placeOrder(store, shopper, hub);
    store.clock.advance(600);
    await queuePlacedMails(store.db, store.clock.now());
    await shopper.call(orderCancel, { order_sn: orderSn });
    await send();
    expect(subjects()).toEqual([`Your order ${orderSn} has been canceled`]);
    expect((await loadRows(orderSn)).find(({ kind }) => kind === 'placed')).toMatchObject({
      lastResult: 'outdated',
      duetime: null,
    });
  });

  it('report an order that expired unpaid', async () => {
    const orderSn = await placeOrder(store, shopper, hub);
    store.clock.advance(3600);
    await orderJob.run(store.deps, store.clock.now());
    await send();
    expect(subjects()).toEqual([`Your order ${orderSn} has expired`]);
  });

  it('report a delivery once', async () => {
    const { orderSn } = await buy();
    await operate(store, 'ship', [orderSn, 'SF', 'D-1']);
    await send();
    mails.length = 0;
    expect(await operate(store, 'deliver', [orderSn])).toMatchObject(done);
    expect(await operate(store, 'deliver', [orderSn])).toMatchObject({ status: 'refused' });
    await send();
    expect(subjects()).toEqual([`Your order ${orderSn} has been delivered`]);
  });

  async function request(type: 1 | 2) {
    const { orderSn, lines } = await buyPaid(store, shopper, [
      [pump, 1],
      [hub, 1],
    ]);
    if (type === 2) {
      await operate(store, 'ship', [orderSn, 'SF', `A-${orderSn}`]);
      await shopper.call(orderTakedelivery, { order_sn: orderSn });
    }
    await send();
    mails.length = 0;
    const applied = await shopper.call(
      orderGoodsV2apply,
      { id: lines[0], type, reason: 'x' },
      { key: crypto.randomUUID() },
    );
    return { orderSn, refundSn: String(applied.data.refund_sn) };
  }

  it('confirm a request, and say why it was rejected', async () => {
    const { orderSn, refundSn } = await request(1);
    await send();
    expect(subjects()).toEqual([`We have received your request for order ${orderSn}`]);
    expect(mails[0]?.text.match(/ × /gu)).toHaveLength(1);
    mails.length = 0;
    await operate(store, 'reject-refund', [refundSn, '<b>Already on its way</b>']);
    await send();
    expect(subjects()).toEqual([`Your request for order ${orderSn} was rejected`]);
    expect(mails[0]?.text).toContain('Message from the shop: <b>Already on its way</b>');
    expect(mails[0]?.html).toContain('&#60;b&#62;Already on its way&#60;/b&#62;');
  });

  it('say where and until when to return products', async () => {
    const seller = { name: 'Shop', address: '1 High Street', returns: '2 Low Street' };
    await operate(store, 'settings', ['shop.seller', JSON.stringify(seller)]);
    const { orderSn, refundSn } = await request(2);
    await operate(store, 'approve-refund', [refundSn]);
    await send();
    expect(subjects()).toEqual([
      `We have received your request for order ${orderSn}`,
      `Your return for order ${orderSn} is approved`,
    ]);
    expect(mails[1]?.text).toMatch(/^Return address: Shop, 2 Low Street$/mu);
    expect(mails[1]?.text).toMatch(/^Please send before: .*\d{4}/mu);
    await operate(store, 'settings', ['shop.seller', 'default']);
  });

  it('are not sent where the shop has turned them off', async () => {
    await operate(store, 'settings', ['mails.sent', '{"canceled":false}']);
    const orderSn = await placeOrder(store, shopper, hub);
    await shopper.call(orderCancel, { order_sn: orderSn });
    await send();
    expect(mails).toEqual([]);
    expect((await loadRows(orderSn)).map(({ lastResult, duetime }) => [lastResult, duetime])).toEqual([
      ['off', null],
    ]);
    await operate(store, 'settings', ['mails.sent', 'default']);
  });
});

it('an e-mail of a node that died while sending is sent by another, under the same name', async () => {
  const { orderSn } = await buy();
  const names: (string | undefined)[] = [];
  const dying = {
    isConfigured: true,
    send(message: OutgoingMessage): Promise<Delivery> {
      names.push(message.reference);
      return Promise.reject(new Error('killed'));
    },
  };
  await expect(orderMailJob.run({ ...store.deps, mail: dying }, store.clock.now())).rejects.toThrow('killed');
  await send();
  expect(mails).toEqual([]);
  store.clock.advance(300);
  await Promise.all([send(), send()]);
  expect(mails.map(({ subject }) => subject)).toEqual([`Payment received for your order ${orderSn}`]);
  expect(names).toEqual([mails[0]?.reference]);
  expect(names[0]).toMatch(/^order-mail-\d+$/u);
});

describe('many e-mails', () => {
  const count = 45;
  const queueMany = async () => {
    const { orderSn } = await buy();
    await send();
    mails.length = 0;
    const now = store.clock.now();
    await store.db.execute(sql`
      insert into order_mails (order_id, kind, duetime, createtime)
        select id, 'canceled', ${now}, ${now} from orders, generate_series(1, ${count}) where order_sn = ${orderSn}`);
  };

  it('are sent in one run, each once by one of two nodes', async () => {
    await queueMany();
    await Promise.all([send(), send()]);
    expect(mails).toHaveLength(count);
    expect(new Set(mails.map(({ reference }) => reference)).size).toBe(count);
  });

  it('wait while the mail server rejects all', async () => {
    await queueMany();
    outcome = 'failed';
    await send();
    expect(mails).toHaveLength(20);
    outcome = 'sent';
    await send();
    expect(mails).toHaveLength(count);
    await store.db.execute(sql`delete from order_mails where duetime is not null`);
  });
});

describe('rejected e-mail', () => {
  it('is retried with growing delays, and given up after three days', async () => {
    outcome = 'failed';
    await buy();
    await send();
    await send();
    expect(mails).toHaveLength(1);
    store.clock.advance(300);
    await send();
    store.clock.advance(300);
    await send();
    expect(mails).toHaveLength(2);
    store.clock.advance(3 * day);
    await send();
    store.clock.advance(3 * day);
    outcome = 'sent';
    await send();
    expect(mails).toHaveLength(3);
  });

  it('is sent once when the server is available again', async () => {
    outcome = 'failed';
    const { orderSn } = await buy();
    await send();
    outcome = 'sent';
    store.clock.advance(300);
    await Promise.all([send(), send()]);
    store.clock.advance(day);
    await send();
    expect(mails).toHaveLength(2);
    const rows = await loadRows(orderSn);
    expect(rows.find(({ kind }) => kind === 'paid')).toMatchObject({
      lastResult: 'sent',
      attempts: 2,
      duetime: null,
    });
  });
});

describe('recipient of an e-mail', () => {
  it('is nobody without a known address', async () => {
    const { client } = await newcomer();
    const { orderSn } = await buy(client);
    await send();
    expect(mails).toEqual([]);
    expect((await loadRows(orderSn)).map(({ lastResult, duetime }) => [lastResult, duetime])).toEqual([
      ['no-address', null],
      ['no-address', null],
    ]);
  });

  it('is the delivery address’s e-mail when the account has none', async () => {
    const { client } = await newcomer();
    await buy(client, { address_id: await overseasAddress(client, 'lena@home.test') });
    await buy(shopper, { address_id: await overseasAddress(shopper, 'work@home.test') });
    await send();
    expect(addresses()).toEqual(['lena@home.test', account]);
  });

  it('is the shop too, once for each paid order, when it has set its address', async () => {
    const seller = ['name=Shop', 'address=1 High Street', `email=${shopAddress}`];
    expect(await operate(store, 'seller', [...seller, 'language=xx'])).toMatchObject({ status: 'refused' });
    expect(await operate(store, 'seller', [...seller, 'language=de'])).toMatchObject(done);
    shopper.lang = 'ja';
    const { orderSn } = await buy();
    await Promise.all([send(), send()]);
    const toShop = mails.filter(({ recipient }) => recipient === shopAddress);
    expect(toShop).toMatchObject([{ language: 'de', subject: `Neue Bestellung ${orderSn}` }]);
    expect(mails.filter(({ recipient }) => recipient === account)).toMatchObject([{ language: 'ja' }]);
    await operate(store, 'seller', ['email=']);
  });

  it('is nobody for events that happened without a mail server', async () => {
    await buy();
    const mail = { isConfigured: false, send: () => Promise.resolve('not-configured' as const) };
    await orderMailJob.run({ ...store.deps, mail }, store.clock.now());
    store.clock.advance(day);
    await send();
    expect(mails).toEqual([]);
  });
});

it('is removed from the outbox with the account, and from the demo inbox', async () => {
  const { client, mobile } = await newcomer();
  const email = 'gone@home.test';
  const { orderSn } = await buy(client, { address_id: await overseasAddress(client, email) });
  await store.db.insert(inboxMessages).values({ recipient: email, code: '', text: orderSn, createdAt: 1 });
  expect(await operate(store, 'refund', [orderSn, 'all', '--key=gone'])).toMatchObject(done);
  await refundJob.run(store.deps, store.clock.now());
  expect((await loadRows(orderSn)).map(({ kind }) => kind)).toContain('refunded');
  await client.call(smsSend, { mobile, event: 'deleteaccount' });
  const captcha = store.messages.at(-1)?.code;
  expect(await client.call(userDeleteAccount, { captcha, agreed: 1 })).toMatchObject({ code: 1 });
  expect(await loadRows(orderSn)).toEqual([]);
  const { rows } = await store.db.execute<{ text: string }>(
    sql`select coalesce(jsonb_agg(to_jsonb(m)), '[]')::text as text from inbox_messages m`,
  );
  expect(rows[0]?.text).not.toContain(email);
  await send();
  expect(mails).toEqual([]);
});

it('is removed from the outbox after 30 days', async () => {
  const { orderSn } = await buy();
  await send();
  store.clock.advance(29 * day);
  await upkeepJob.run(store.deps, store.clock.now());
  expect((await loadRows(orderSn)).length).toBeGreaterThan(0);
  store.clock.advance(2 * day);
  await upkeepJob.run(store.deps, store.clock.now());
  expect(await loadRows(orderSn)).toEqual([]);
});
