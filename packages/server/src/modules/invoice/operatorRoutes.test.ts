import { orderGetInvoiceList, orderGoodsV2apply, orderSubmitInvoice } from '@pawlet/core/contract';
import { invoiceCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { decideAfterSales } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { creditNotes, invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import { invoiceJob } from './job.ts';

let store: TestStore;
let local: OperatorClient;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

const on = (sn: string) => ({ params: { sn } });
const work = () => invoiceJob.run(store.deps, store.clock.now());

/** Buys pieces and requests an invoice for them. */
async function requestInvoice(quantity = 1) {
  const { orderSn, lines } = await buyPaid(store, shopper, [['PW-PUMP', quantity]]);
  const fields = { order_sns: orderSn, head_type: 2, title: 'Wang Xiaoming', email: 'wang@pawlet.test' };
  const { data } = await shopper.call(orderSubmitInvoice, fields);
  return { orderSn, lineId: lines[0] ?? 0, sn: String(data.invoice_sn) };
}

async function applyForRefund(lineId: number): Promise<string> {
  const fields = { id: lineId, type: 1, reason: 'x', nums: 1 };
  return String((await shopper.call(orderGoodsV2apply, fields)).data.refund_sn);
}

describe('invoices', () => {
  it('wait for the shop, are issued once, printed, and sent by e-mail', async () => {
    const { orderSn, sn } = await requestInvoice();
    const client = clientWith(store, await personHeaders(store, 'orders'));
    const { data: waiting } = await client.call(invoiceCalls.listInvoices, { input: { state: 'created' } });
    expect(waiting.items.at(-1)).toMatchObject({
      invoiceSn: sn,
      kind: 'person',
      title: 'Wang Xiaoming',
      email: 'wang@pawlet.test',
      file: null,
      sent: null,
    });
    const { data } = await client.call(invoiceCalls.readInvoice, on(sn));
    expect(data).toMatchObject({
      orders: [{ orderSn, amount: data.amount, credited: '0.00', missing: '0.00' }],
    });
    expect(data.actions).toEqual(['issue']);
    const calls = [1, 2].map(() =>
      client.call(invoiceCalls.issueInvoice, { ...on(sn), version: data.version }),
    );
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await work();
    const issued = (await client.call(invoiceCalls.readInvoice, on(sn))).data;
    expect(issued).toMatchObject({ state: 'issued', sent: store.clock.now(), actions: ['resend'] });
    const mail = store.messages.at(-1);
    expect(mail).toMatchObject({
      recipient: 'wang@pawlet.test',
      attachments: [{ name: `invoice-${sn}.pdf` }],
    });
    const file = await store.app.request((issued.file ?? '').replace(testOrigin, 'http://shop.test'));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await problemOf(client.call(invoiceCalls.issueInvoice, on(sn)))).toMatchObject({
      status: 409,
      reason: 'invoice-state',
      current: { state: 'issued' },
    });
    const shown = (await shopper.call(orderGetInvoiceList, { type: 1, num: 50 })).data.data;
    const own = shown.find((row: { order_sn: string }) => row.order_sn === orderSn);
    expect(own).toMatchObject({ invoice: { invoice_sn: sn, status: 'issued' } });
  });

  it('are found by order, number and name, and have no personal data for others', async () => {
    const { orderSn, sn } = await requestInvoice();
    for (const input of [{ order: orderSn }, { number: sn }, { title: 'xiaoming', limit: '200' }]) {
      const { data } = await local.call(invoiceCalls.listInvoices, { input });
      expect([input, data.items.some(({ invoiceSn }) => invoiceSn === sn)]).toEqual([input, true]);
    }
    const reader = clientWith(store, await keyHeaders(store, ['orders:read']));
    const { data } = await reader.call(invoiceCalls.readInvoice, on(sn));
    expect(data).toMatchObject({ title: null, email: null, address: null, taxNumber: null, currency: 'CNY' });
    const search = reader.call(invoiceCalls.listInvoices, { input: { title: 'Wang' } });
    expect(await problemOf(search)).toMatchObject({ status: 403 });
  });

  it('are not issued while a refund is requested', async () => {
    const { lineId, sn } = await requestInvoice(2);
    const refundSn = await applyForRefund(lineId);
    expect(await problemOf(local.call(invoiceCalls.issueInvoice, on(sn)))).toMatchObject({
      reason: 'open-refund',
      current: { state: 'created' },
    });
    await decideAfterSales(store, refundSn, 'approve');
    expect((await local.call(invoiceCalls.issueInvoice, on(sn))).data.state).toBe('issued');
  });

  it('are sent again with their credit notes, as they were printed', async () => {
    const { lineId, sn } = await requestInvoice(2);
    expect(await problemOf(local.call(invoiceCalls.resendInvoice, on(sn)))).toMatchObject({
      reason: 'invoice-state',
    });
    await local.call(invoiceCalls.issueInvoice, on(sn));
    await decideAfterSales(store, await applyForRefund(lineId), 'approve');
    await work();
    const first = (await local.call(invoiceCalls.readInvoice, on(sn))).data;
    expect(first.creditNotes).toMatchObject([{ sent: store.clock.now() }]);
    const sent = store.messages.filter(({ recipient }) => recipient === 'wang@pawlet.test').length;
    store.clock.advance(60);
    const again = await local.call(invoiceCalls.resendInvoice, on(sn));
    expect(again.data).toMatchObject({ sent: null, creditNotes: [{ sent: null }] });
    await work();
    const mails = store.messages.filter(({ recipient }) => recipient === 'wang@pawlet.test').slice(sent);
    expect(mails.map(({ attachments }) => attachments?.[0]?.name)).toEqual([
      `invoice-${sn}.pdf`,
      `credit-note-${first.creditNotes[0]?.number}.pdf`,
    ]);
    const last = (await local.call(invoiceCalls.readInvoice, on(sn))).data;
    expect(last).toMatchObject({ file: first.file, sent: store.clock.now() });
    const { data: notes } = await local.call(invoiceCalls.listCreditNotes, { input: { limit: '1' } });
    expect(notes.items).toMatchObject([{ invoiceSn: sn, number: first.creditNotes[0]?.number }]);
  });

  it('are corrected by the credit notes that are missing', async () => {
    const { lineId, sn } = await requestInvoice(3);
    await local.call(invoiceCalls.issueInvoice, on(sn));
    await decideAfterSales(store, await applyForRefund(lineId), 'approve');
    // As a node of a release without credit notes leaves it.
    const [row] = await store.db.select().from(invoices).where(eq(invoices.invoiceSn, sn));
    await store.db.delete(creditNotes).where(eq(creditNotes.invoiceId, row?.id ?? 0));
    await store.db
      .update(invoiceOrders)
      .set({ creditedAmount: 0 })
      .where(eq(invoiceOrders.invoiceId, row?.id ?? 0));
    await store.db.execute(sql`update document_series set last = last - 1`);
    const open = (await local.call(invoiceCalls.readInvoice, on(sn))).data;
    expect(open.actions).toEqual(['credit', 'resend']);
    expect(Number(open.orders[0]?.missing)).toBeGreaterThan(0);
    const { data } = await local.call(invoiceCalls.creditInvoice, on(sn));
    expect(data).toMatchObject({
      actions: ['resend'],
      creditNotes: [{ amount: open.orders[0]?.missing }],
      orders: [{ credited: open.orders[0]?.missing, missing: '0.00' }],
    });
    expect(await problemOf(local.call(invoiceCalls.creditInvoice, on(sn)))).toMatchObject({
      reason: 'nothing-to-credit',
    });
  });
});

it('nothing is issued without a seller', async () => {
  const shop = await createTestStore({ deps: { operatorSecret }, settings: { isDemo: false } });
  try {
    const [owner] = (await shop.db.execute<{ id: number }>(sql`select min(id) as id from shoppers`)).rows;
    await shop.db.insert(invoices).values({
      invoiceSn: '123',
      fileKey: 'key',
      userId: Number(owner?.id),
      headType: 1,
      title: 'Company',
      email: 'company@pawlet.test',
      amount: 100,
      currency: 'EUR',
      language: 'en',
      createtime: 1,
      dueAt: 1,
    });
    const client = clientWith(shop, localHeaders);
    expect(await problemOf(client.call(invoiceCalls.issueInvoice, on('123')))).toMatchObject({
      status: 409,
      reason: 'no-seller',
    });
  } finally {
    await shop.close();
  }
});
