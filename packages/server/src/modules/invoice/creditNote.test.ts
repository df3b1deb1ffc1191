import {
  orderDetail,
  orderGetInvoiceList,
  orderGoodsV2apply,
  orderSubmitInvoice,
  orderTakedelivery,
} from '@pawlet/core/contract';
import { asc, eq, isNull } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { setStock, loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { decideAfterSales, issue, runRefunds, ship } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { creditNotes, invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { decide } from '../after-sales/operations.ts';
import { refundByShop } from '../after-sales/shopRefund.ts';
import { readSeller, writeSeller } from '../config/seller.ts';
import { settle } from '../payment/settle.ts';
import { invoiceJob } from './job.ts';
import { amountText, sumText } from './words.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  for (const skuCode of ['PW-PUMP', 'PW-BRUSH3'])
    await setStock(store, (await loadSku(store, skuCode)).id, 5000);
});
afterAll(() => store.close());

interface CreditNote {
  readonly credit_note_sn: string;
  readonly order_sn: string;
  readonly amount: string;
  readonly url: string;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const detail = async (order_sn: string) => (await shopper.call(orderDetail, { order_sn })).data;
const buy = (quantity: number) => buyPaid(store, shopper, [['PW-PUMP', quantity]]);
const refund = (...args: string[]) => operate(store, 'refund', args);
const done = { status: 'done' };

async function ask(...sns: readonly string[]): Promise<string> {
  const fields = { order_sns: sns.join(','), head_type: 2, title: '王小明', email: 'wang@pawlet.test' };
  return String((await shopper.call(orderSubmitInvoice, fields)).data.invoice_sn);
}

async function issued(...sns: readonly string[]): Promise<string> {
  const invoiceSn = await ask(...sns);
  await issue(store, invoiceSn);
  return invoiceSn;
}

/** Requests a refund for some pieces of an order's first line. */
async function apply(orderSn: string, more: Record<string, unknown> = {}): Promise<string> {
  const [line] = (await detail(orderSn)).order_goods;
  const reply = await shopper.call(orderGoodsV2apply, { id: line.id, type: 1, reason: 'x', ...more });
  return String(reply.data.refund_sn);
}

/** The invoice of an order, as shown in the shopper's list of invoices. */
async function getInvoice(orderSn: string) {
  const { data } = await shopper.call(orderGetInvoiceList, { type: 1, num: 50 });
  const row = data.data.find(({ order_sn }: { order_sn: string }) => order_sn === orderSn);
  const notes = row.invoice.credit_notes as CreditNote[];
  return { amount: cents(row.invoice.amount), kept: cents(row.saleamount), notes };
}

const getCredited = (notes: readonly CreditNote[]) => notes.map(({ amount }) => cents(amount));
const computeSum = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Checks that all documents of an invoice add up to what the shop keeps for its orders, which must be all of
 * the invoice's orders.
 */
async function expectRight(...sns: readonly string[]): Promise<readonly CreditNote[]> {
  const [first = ''] = sns;
  const { amount, notes } = await getInvoice(first);
  let kept = 0;
  for (const orderSn of sns) kept += (await getInvoice(orderSn)).kept;
  expect(amount - computeSum(getCredited(notes))).toBe(kept);
  return notes;
}

async function getWords(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
}

describe('refund after the invoice was issued', () => {
  it('creates a credit note: the documents add up to what was paid in the end', async () => {
    const { orderSn } = await buy(3);
    await issued(orderSn);
    await decideAfterSales(store, await apply(orderSn, { nums: 1 }), 'approve');
    const { payamount, refund: back } = await detail(orderSn);
    expect(cents(back)).toBeGreaterThan(0);
    const { amount, notes } = await getInvoice(orderSn);
    expect(amount - computeSum(getCredited(notes))).toBe(cents(payamount) - cents(back));
    expect(notes).toMatchObject([{ order_sn: orderSn, amount: back }]);
    expect((await detail(orderSn)).invoice.credit_notes).toEqual(notes);
  });

  it.each([
    ['pieces', ['lines', 'lines', 'lines']],
    ['everything', ['all']],
    ['money about no piece, then the rest', ['amount', 'all']],
    ['what was applied for, in part and in full,', ['part', 'apply', 'lines', 'all']],
  ])('of %s creates one each, and their total never exceeds the invoice', async (_, steps) => {
    const { orderSn, lines } = await buyPaid(store, shopper, [
      ['PW-PUMP', 3],
      ['PW-BRUSH3', 2],
    ]);
    await issued(orderSn);
    for (const [at, step] of steps.entries()) {
      const before = await detail(orderSn);
      const key = `--key=${orderSn} ${at}`;
      if (step === 'apply') await decideAfterSales(store, await apply(orderSn, { nums: 1 }), 'approve');
      else if (step === 'part')
        await decideAfterSales(store, await apply(orderSn, { nums: 1, refund: '7.00' }), 'approve');
      else {
        const what = { lines: `lines=${lines[0]}x1`, amount: 'amount=5.00', all: 'all' }[step] ?? '';
        expect(await refund(orderSn, what, key)).toMatchObject(done);
      }
      const notes = await expectRight(orderSn);
      expect(notes).toHaveLength(at + 1);
      const back = cents((await detail(orderSn)).refund) - cents(before.refund);
      expect(cents(notes.at(-1)?.amount ?? '')).toBe(back);
    }
    const { amount, notes } = await getInvoice(orderSn);
    expect(computeSum(getCredited(notes))).toBeLessThanOrEqual(amount);
    if (steps.includes('all') && !steps.includes('part')) expect(computeSum(getCredited(notes))).toBe(amount);
  });

  it('of one order on an invoice with several leaves the others unchanged', async () => {
    const [first, second] = [(await buy(2)).orderSn, (await buy(1)).orderSn];
    await issued(first, second);
    await refund(second, 'all', `--key=${second}`);
    await decideAfterSales(store, await apply(first, { nums: 1 }), 'approve');
    const notes = await expectRight(first, second);
    expect(notes.map(({ order_sn }) => order_sn)).toEqual([second, first]);
  });

  it('credits the price, including the part withheld for spent points', async () => {
    const setPoints = (points: number) =>
      store.db.update(shoppers).set({ points }).where(eq(shoppers.email, 'demo@pawlet.test'));
    const { orderSn } = await buy(3);
    await ship(store, orderSn);
    await shopper.call(orderTakedelivery, { order_sn: orderSn });
    await issued(orderSn);
    await setPoints(0);
    await decideAfterSales(store, await apply(orderSn), 'approve');
    const { refund: back, withheld } = await detail(orderSn);
    expect(cents(withheld)).toBeGreaterThan(0);
    const [note] = await expectRight(orderSn);
    expect(cents(note?.amount ?? '')).toBe(cents(back) + cents(withheld));
    expect((await getInvoice(orderSn)).kept).toBe(0);
  });

  it('includes money, but no points used for payment', async () => {
    await store.db.update(shoppers).set({ points: 10_000 }).where(eq(shoppers.email, 'demo@pawlet.test'));
    const { orderSn } = await buyPaid(store, shopper, [['PW-PUMP', 2]], { score: 1000 });
    expect(Number((await detail(orderSn)).score)).toBeGreaterThan(0);
    await issued(orderSn);
    await refund(orderSn, 'all', `--key=${orderSn}`);
    const notes = await expectRight(orderSn);
    const { payamount } = await detail(orderSn);
    expect(notes.map(({ amount }) => amount)).toEqual([payamount]);
  });

  it('creates one, however often it is repeated', async () => {
    const { orderSn } = await buy(3);
    await issued(orderSn);
    const refundSn = await apply(orderSn, { nums: 1 });
    await decideAfterSales(store, refundSn, 'approve');
    const again = await decide(
      { db: store.db, random: store.deps.random, now: store.clock.now() },
      refundSn,
      'approve',
    );
    expect(again.status).toBe('wrong-state');
    await runRefunds(store);
    await runRefunds(store);
    const key = `--key=${orderSn}`;
    await Promise.all([1, 2, 3].map(() => refund(orderSn, 'amount=5.00', key)));
    const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    const [payment] = await store.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, row?.id ?? 0));
    const { paymentNo = '', amount: amountMinor = 0, currency = '', transactionId } = payment ?? {};
    const paid = { transactionId: transactionId ?? '', amountMinor, currency };
    await settle(store.db, paymentNo, paid, store.clock.now());
    expect(await expectRight(orderSn)).toHaveLength(2);
  });
});

it('creates no credit note without an issued invoice', async () => {
  const [none, created] = [(await buy(2)).orderSn, (await buy(2)).orderSn];
  await ask(created);
  const before = await store.db.$count(creditNotes);
  for (const orderSn of [none, created])
    expect(await refund(orderSn, 'amount=5.00', `--key=${orderSn}`)).toMatchObject(done);
  expect((await expectRight(created)).length).toBe(0);
  expect(await store.db.$count(creditNotes)).toBe(before);
});

it('numbers credit notes without gaps, also when a refund is rolled back', async () => {
  const { orderSn } = await buy(5);
  await issued(orderSn);
  const deps = { random: store.deps.random, now: store.clock.now() };
  const give = { orderSn, what: 100, hasComeBack: false, note: '' };
  await expect(
    store.db.transaction(async (tx) => {
      expect(await refundByShop({ ...deps, db: tx }, give)).toMatchObject(done);
      throw new Error('crash');
    }),
  ).rejects.toThrow('crash');
  expect(await expectRight(orderSn)).toEqual([]);
  for (let count = 0; count < 3; count += 1)
    expect(await refundByShop({ ...deps, db: store.db }, give)).toMatchObject(done);
  const rows = await store.db
    .select({ number: creditNotes.number })
    .from(creditNotes)
    .orderBy(asc(creditNotes.id));
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
});

it('is listed for the operator, who can create those missing from an earlier release', async () => {
  const { orderSn } = await buy(2);
  const invoiceSn = await issued(orderSn);
  await store.db.update(orders).set({ refundedAmount: 700 }).where(eq(orders.orderSn, orderSn));
  const missing = await operate(store, 'credit-notes', ['missing']);
  expect(missing.text).toBe(`invoice ${invoiceSn}\torder ${orderSn}\tCNY 7.00`);
  expect(await operate(store, 'issue-credit-note', [invoiceSn])).toMatchObject(done);
  expect(await operate(store, 'issue-credit-note', [invoiceSn])).toMatchObject({ status: 'refused' });
  const [note] = await expectRight(orderSn);
  const { text } = await operate(store, 'credit-notes');
  expect(text.split('\n')[0]).toContain(`invoice ${invoiceSn}\torder ${orderSn}\tCNY 7.00\t王小明\tnot sent`);
  expect(text.startsWith(`${note?.credit_note_sn}\t`)).toBe(true);
  expect((await operate(store, 'credit-notes', ['missing'])).text).toBe('No credit note is missing.');
});

describe('credit note file', { timeout: 90_000 }, () => {
  beforeEach(async () => {
    store.clock.advance(3600);
    // Documents of other tests are not printed here.
    const mailed = { mailtime: store.clock.now() };
    await store.db.update(invoices).set(mailed).where(isNull(invoices.mailtime));
    await store.db.update(creditNotes).set(mailed).where(isNull(creditNotes.mailtime));
  });

  it('is sent by e-mail after the invoice, has the same seller, and is only visible to the shopper', async () => {
    const { orderSn } = await buy(3);
    const invoiceSn = await issued(orderSn);
    await store.db.update(invoices).set({ email: 'a@pet.test' }).where(eq(invoices.invoiceSn, invoiceSn));
    const run = () => invoiceJob.run(store.deps, store.clock.now());
    const sent = () => store.messages.filter(({ recipient }) => recipient === 'a@pet.test');
    await run();
    expect(sent()).toHaveLength(1);
    const seller = await readSeller(store.db, store.deps.settings);
    if (!seller) throw new Error('no seller');
    await writeSeller(store.db, { ...seller, name: 'Another Seller' }, { by: 'anna', now: 0 });
    await decideAfterSales(store, await apply(orderSn, { nums: 1 }), 'approve');
    await Promise.all([1, 2].map(run));
    await writeSeller(store.db, seller, { by: 'anna', now: 0 });
    expect(sent()).toHaveLength(2);
    const [note] = await expectRight(orderSn);
    const { credit_note_sn: number = '', url = '', amount = '' } = note ?? {};
    const message = sent()[1];
    expect(message?.subject).toBe('Your credit note');
    for (const word of [number, invoiceSn, sumText(cents(amount), 'CNY', 'en')])
      expect(message?.text).toContain(word);
    const file = await store.app.request(url);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(message?.attachments).toEqual([
      { name: `credit-note-${number}.pdf`, type: 'application/pdf', bytes },
    ]);
    const words = await getWords(bytes);
    const total = amountText(-cents(amount), 'CNY', 'en');
    for (const word of [number, invoiceSn, orderSn, 'Credit note', '王小明', 'PW-PUMP', seller.name, total])
      expect(words).toContain(word);
    expect(words).not.toContain('Another Seller');
    const stranger = await store.shopper('second@pawlet.test');
    const foreign = (await stranger.call(orderGetInvoiceList, { type: 1, num: 50 })).data;
    expect(JSON.stringify(foreign)).not.toContain(number);
    expect((await stranger.call(orderDetail, { order_sn: orderSn })).data.reason).toBe('NOT_FOUND');
    const wrongKey = `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`;
    expect((await store.app.request(wrongKey)).status).toBe(404);
    const byNumber = `${testOrigin}/addons/shop/api.invoice/creditNote/${number}`;
    expect((await store.app.request(byNumber)).status).toBe(404);
    // An invoice is only available at its own address.
    const { invoice } = await detail(orderSn);
    const swapped = String(invoice.url).replace('/file/', '/creditNote/');
    expect((await store.app.request(swapped)).status).toBe(404);
  });

  it('is sent after the e-mail with its invoice', async () => {
    const { orderSn } = await buy(2);
    const invoiceSn = await issued(orderSn);
    await store.db.update(invoices).set({ email: 'slow@pet.test' }).where(eq(invoices.invoiceSn, invoiceSn));
    await refund(orderSn, 'amount=5.00', `--key=${orderSn}`);
    const failing = { isConfigured: true, send: () => Promise.resolve('failed' as const) };
    await invoiceJob.run({ ...store.deps, mail: failing }, store.clock.now());
    const sent = () => store.messages.filter(({ recipient }) => recipient === 'slow@pet.test');
    expect(sent()).toEqual([]);
    store.clock.advance(3600);
    await invoiceJob.run(store.deps, store.clock.now());
    expect(sent().map(({ subject }) => subject)).toEqual(['Your electronic invoice', 'Your credit note']);
  });
});
