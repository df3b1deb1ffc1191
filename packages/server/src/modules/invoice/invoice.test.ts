import {
  orderDetail,
  orderGetInvoiceList,
  orderGoodsV2apply,
  orderPay,
  orderSubmitInvoice,
  pingPongOrderQuery,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { order, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { createApp } from '../../createApp.ts';
import { orders } from '../../db/schema/order.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { decide } from '../after-sales/operations.ts';
import { invoiceJob, createRequested } from './job.ts';
import { operate } from '../../../test/store/operator.ts';
import { getContact } from '../config/contact.ts';
import { readFacts } from '../config/service.ts';
import { readSeller, writeSeller } from '../config/seller.ts';
import { issueInvoice } from './service.ts';
import { amountText, sumText } from './words.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

async function buy(quantity = 1, more: Record<string, unknown> = {}): Promise<string> {
  const added = await order(shopper, [await putIntoCart(store, shopper, 'PW-PUMP', quantity)], more);
  const orderSn = String(added.data.order_sn);
  expect((await shopper.call(pingPongOrderQuery, { order_sn: orderSn })).data.status).toBe('PENDING');
  const fields = { order_sn: orderSn, paytype: 'pingpong', method: 'wap' };
  const url = String((await shopper.call(orderPay, fields)).data);
  await store.app.request(url, {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect((await shopper.call(pingPongOrderQuery, { order_sn: orderSn })).data).toEqual({
    order_sn: orderSn,
    paystate: 1,
    status: 'SUCCESS',
  });
  return orderSn;
}

const person = { head_type: 2, title: '王小明', email: 'wang@pawlet.test' };
const company = { head_type: 1, title: 'Pet House GmbH', tax_no: 'DE123', email: 'a@pet.test' };
async function getWords(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
}

const submit = (sns: readonly string[], more: Record<string, unknown> = {}) =>
  shopper.call(orderSubmitInvoice, { order_sns: sns.join(','), ...person, ...more });
const list = async (type: 0 | 1) =>
  (await shopper.call(orderGetInvoiceList, { type, num: 50 })).data.data as { order_sn: string }[];
const isIn = async (type: 0 | 1, orderSn: string) =>
  (await list(type)).some(({ order_sn }) => order_sn === orderSn);

describe('invoices', () => {
  it(
    'cover several orders, with the amount paid less refunds, and are sent as a PDF',
    { timeout: 90_000 },
    async () => {
      const [first, second] = [await buy(3), await buy(1)];
      const { data } = await shopper.call(orderDetail, { order_sn: first });
      const applied = await shopper.call(orderGoodsV2apply, {
        id: data.order_goods[0].id,
        type: 1,
        reason: 'x',
        nums: 1,
      });
      expect((await submit([first])).data.reason).toBe('ORDER_STATE');
      const deps = { db: store.db, random: store.deps.random, now: store.clock.now() };
      await decide(deps, applied.data.refund_sn, 'approve');
      const current = (await shopper.call(orderDetail, { order_sn: first })).data;
      const other = (await shopper.call(orderDetail, { order_sn: second })).data;
      const amount = (Number(current.payamount) - Number(current.refund) + Number(other.payamount)).toFixed(
        2,
      );
      expect((await submit([first, second], { amount: '1.00' })).data).toMatchObject({
        fields: { amount: 'choice' },
      });
      // Yen and yuan share a symbol, and only one of them has decimals.
      expect(await list(0)).toContainEqual(expect.objectContaining({ order_sn: first, currency: 'CNY' }));
      const reply = await submit([first, second], { ...company, amount });
      expect(reply.code).toBe(1);
      expect(await isIn(0, first)).toBe(false);
      expect(await isIn(1, first)).toBe(true);
      const made = (await shopper.call(orderDetail, { order_sn: second })).data;
      expect(made).toMatchObject({ is_invoice: 1, invoice: { amount, status: 'created', url: '' } });
      expect(made.actions).not.toContain('invoice');
      expect((await submit([second])).data).toMatchObject({
        reason: 'ALREADY_DONE',
        invoice_sn: reply.data.invoice_sn,
      });
      expect(await issueInvoice(store.db, reply.data.invoice_sn, store.clock.now())).not.toBeNull();
      expect(await issueInvoice(store.db, reply.data.invoice_sn, store.clock.now())).toBeNull();
      const own = { invoice: { subject: { en: 'Here: {{invoiceSn}}' } } };
      await operate(store, 'settings', ['mails.texts', JSON.stringify(own)]);
      await Promise.all([1, 2, 3].map(() => invoiceJob.run(store.deps, store.clock.now())));
      await operate(store, 'settings', ['mails.texts', 'default']);
      const sent = store.messages.filter(({ recipient }) => recipient === 'a@pet.test');
      expect(sent).toHaveLength(1);
      expect(sent[0]?.subject).toBe(`Here: ${reply.data.invoice_sn}`);
      expect(sent[0]?.text).toContain(sumText(Math.round(Number(amount) * 100), 'CNY', 'zh'));
      expect(sent[0]?.html).toContain(sumText(Math.round(Number(amount) * 100), 'CNY', 'zh'));
      expect(sent[0]?.html).toMatch(/^<!doctype html>\n<html lang="\w/u);
      expect(sent[0]?.attachments?.[0]).toMatchObject({ type: 'application/pdf' });
      const { url } = (await shopper.call(orderDetail, { order_sn: second })).data.invoice;
      const file = await store.app.request(url);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect(bytes).toEqual(sent[0]?.attachments?.[0]?.bytes);
      const words = await getWords(bytes);
      for (const word of ['Pet House GmbH', 'DE123', first, second, 'PW-PUMP', 'Pawlet Pet Devices']) {
        expect(words).toContain(word);
      }
      expect(words).toContain(amountText(Math.round(Number(amount) * 100), 'CNY', 'zh'));
      expect((await store.app.request(`${testOrigin}/uploads/${url.split('/').at(-1)}.pdf`)).status).toBe(
        404,
      );
      // Later changes do not affect the document.
      await writeSeller(
        store.db,
        {
          name: 'Other',
          address: 'Elsewhere',
          represented: '',
          register: '',
          tax: '',
          phone: '',
          email: '',
          returns: '',
          language: '',
        },
        { by: 'anna', now: 0 },
      );
      expect(new Uint8Array(await (await store.app.request(url)).arrayBuffer())).toEqual(bytes);
      expect((await store.app.request(`${testOrigin}/addons/shop/api.invoice/file/x`)).status).toBe(404);
    },
  );

  it('validate recipient and orders', async () => {
    const orderSn = await buy();
    expect((await submit([orderSn], { ...company, tax_no: '' })).data.fields).toEqual({ tax_no: 'required' });
    expect((await submit([orderSn], { email: 'nobody' })).data.fields).toEqual({ email: 'format' });
    expect((await submit([orderSn], { title: '' })).data.fields).toEqual({ title: 'required' });
    expect((await submit([])).data.fields).toEqual({ order_sns: 'required' });
    expect((await submit([orderSn, '1'.repeat(26)])).data.reason).toBe('NOT_FOUND');
    const other = await store.shopper('second@pawlet.test');
    const fields = { order_sns: orderSn, ...person };
    expect((await other.call(orderSubmitInvoice, fields)).data.reason).toBe('NOT_FOUND');
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit([orderSn])));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });

  it('are created by the shop when the order requested one', async () => {
    const orderSn = await buy(1, { invoice: person });
    await invoiceJob.run(store.deps, store.clock.now());
    await invoiceJob.run(store.deps, store.clock.now());
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.invoice.title).toBe('王小明');
  });

  it('are not created for an order with a concurrent refund request', async () => {
    const orderSn = await buy(1, { invoice: person });
    const isIt = eq(orders.orderSn, orderSn);
    const [found] = await store.db.select().from(orders).where(isIt);
    if (!found) throw new Error('no order');
    await store.db.update(orders).set({ orderstate: 'after-sale', orderstateBefore: 'open' }).where(isIt);
    await createRequested(store.db, store.deps.random, found, store.clock.now());
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.invoice).toBeNull();
    await store.db.update(orders).set({ orderstate: 'open', orderstateBefore: null }).where(isIt);
    await createRequested(store.db, store.deps.random, found, store.clock.now());
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.invoice).not.toBeNull();
  });
});

describe('seller', () => {
  const run = (name: string, args: readonly string[], isDemo = false) => {
    const deps = { ...store.deps, settings: { ...store.deps.settings, isDemo } };
    return operate({ deps }, name, args);
  };

  it('is set once, before anything is issued', async () => {
    await store.db.delete(shopContents).where(eq(shopContents.name, 'seller'));
    expect((await readSeller(store.db, { isDemo: true }))?.name).toMatch(/Pawlet/u);
    expect(await run('seller', [])).toMatchObject({ text: 'The seller is not set.' });
    expect(await run('seller', ['name=Shop'])).toMatchObject({ status: 'refused' });
    expect(await run('seller', ['name=Shop', 'address=Street 1', 'colour=red'])).toMatchObject({
      status: 'refused',
    });
    expect(await run('seller', ['name=Shop', 'address=Street 1'])).toMatchObject({ status: 'done' });
    expect(await run('seller', ['tax=DE1'])).toMatchObject({ status: 'done' });
    expect(await readSeller(store.db, { isDemo: false })).toEqual({
      name: 'Shop',
      address: 'Street 1',
      represented: '',
      register: '',
      tax: 'DE1',
      phone: '',
      email: '',
      returns: '',
      language: '',
    });
    expect(await run('issue-invoice', ['1'])).toMatchObject({ text: expect.stringMatching(/no such/u) });
  });

  it('is on every printed invoice: without one there is no file, and the operator is informed', async () => {
    const orderSn = await buy();
    const reply = await submit([orderSn]);
    await issueInvoice(store.db, reply.data.invoice_sn, store.clock.now());
    await store.db.delete(shopContents).where(eq(shopContents.name, 'seller'));
    const failures: unknown[] = [];
    const logger = { ...store.deps.logger, error: (_: string, error: unknown) => void failures.push(error) };
    const real = { ...store.deps, logger, settings: { ...store.deps.settings, isDemo: false } };
    const before = store.messages.length;
    await invoiceJob.run(real, store.clock.now());
    expect(store.messages).toHaveLength(before);
    expect(String(failures)).toContain('Set the seller');
    const getFile = async () => {
      const { invoice } = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
      return createApp(real).request(invoice.url);
    };
    expect((await getFile()).status).toBe(404);
    await run('seller', ['name=Shop', 'address=Street 1']);
    expect((await getFile()).status).toBe(200);
    store.clock.advance(601);
    await invoiceJob.run(real, store.clock.now());
    expect(store.messages).toHaveLength(before + 1);
  });

  it('has the shop’s telephone number, which is never that of the demo', async () => {
    await store.db.delete(shopContents).where(eq(shopContents.name, 'seller'));
    const phone = async () => {
      const settings = { ...store.deps.settings, isDemo: false };
      return getContact((await readFacts({ db: store.db, settings })).contacts, 'DE').phone;
    };
    expect(await phone()).toBe('');
    await run('seller', ['name=Shop', 'address=Street 1', 'phone=+49 30 123']);
    expect(await phone()).toBe('+49 30 123');
  });
});
