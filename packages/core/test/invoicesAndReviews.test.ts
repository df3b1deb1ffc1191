import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testOrigin } from '../../server/test/createTestStore.ts';
import { deliver } from '../../server/test/store/deliver.ts';
import { giveMoney, issue } from '../../server/test/store/shopSteps.ts';
import type { InvoiceRequest, OrderNumber, Review, ReviewDraft, ReviewId } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { addMoney } from '../src/rules/index.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open({ start: { lang: 'en' } });
  await logInTo(pawlet);
  for (const _ of [1, 2]) await deliver(shops.store, await buy());
});

afterAll(() => shops.close());

/** Places and pays an order. */
async function buy(): Promise<OrderNumber> {
  const { api } = pawlet;
  const { items } = await api.products.list({ pageSize: 20 });
  const card = items.find(({ hasVariants, isSoldOut }) => !hasVariants && !isSoldOut);
  const [address] = await api.addresses.list();
  if (card === undefined || address === undefined) throw new Error('The demo shop has changed.');
  const added = await api.cart.add({ goodsId: card.id, skuId: undefined, quantity: 1 });
  if (added.status !== 'ok') throw new Error(added.status);
  const lineIds = [added.id];
  const quoted = await api.orders.quote({ lineIds, addressId: address.id });
  if (quoted.status !== 'ok') throw new Error(quoted.status);
  const { amounts, userCouponId } = quoted.quote;
  const request = { lineIds, addressId: address.id, userCouponId, seenTotal: amounts.total };
  const made = await api.orders.add(request);
  if (made.status !== 'ok') throw new Error(made.status);
  const { orderNumber } = made;
  expect(await api.orders.pingPongStatus(orderNumber)).toEqual({ status: 'ok', state: 'pending' });
  const returnUrl = `${testOrigin}/`;
  const payment = await api.orders.pay({ orderNumber, payType: 'pingpong', returnUrl });
  if (payment.status !== 'redirect') throw new Error(payment.status);
  await shops.store.app.request(payment.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin },
    body: 'result=success',
  });
  await vi.waitFor(async () => {
    expect(await api.orders.pingPongStatus(orderNumber)).toEqual({ status: 'ok', state: 'success' });
  });
  return orderNumber;
}

const company: InvoiceRequest = {
  headType: 'enterprise',
  title: 'Paws Ltd',
  taxNumber: 'DE123',
  email: 'a@paws.test',
};

describe('invoices', () => {
  it('are requested once, for several orders and the total the shopper saw', async () => {
    const { invoices, orders } = pawlet.api;
    const billable = (await invoices.list({ state: 'billable', pageSize: 50 })).items.filter(
      ({ total }, _, all) => total.currency === all[0]?.total.currency,
    );
    const [first, second] = billable;
    if (first === undefined || second === undefined) throw new Error('The demo shopper has nothing to bill.');
    const orderNumbers = [first.orderNumber, second.orderNumber];
    const seenTotal = addMoney(first.total, second.total);
    expect(
      await invoices.submit({ orderNumbers, head: company, seenTotal: { ...seenTotal, amountMinor: 1 } }),
    ).toMatchObject({ status: 'amount-changed' });
    expect(
      await invoices.submit({ orderNumbers, head: { ...company, email: 'x' }, seenTotal }),
    ).toMatchObject({ status: 'refused', fields: { email: 'format' } });
    const asked = await invoices.submit({ orderNumbers, head: company, seenTotal });
    if (asked.status !== 'ok') throw new Error(asked.status);
    expect(await invoices.submit({ orderNumbers, head: company, seenTotal })).toMatchObject({
      status: 'already-done',
      invoiceNumber: asked.invoiceNumber,
    });
    const { items } = await invoices.list({ state: 'invoiced' });
    expect(items.find(({ orderNumber }) => orderNumber === second.orderNumber)?.invoice).toMatchObject({
      invoiceNumber: asked.invoiceNumber,
      status: 'created',
      head: company,
      amount: seenTotal,
      url: '',
    });
    const found = await orders.find(first.orderNumber);
    expect(found).toMatchObject({ order: { invoice: { status: 'created', title: 'Paws Ltd' } } });
  });

  it('have a credit note for a refund after they were issued', async () => {
    const { invoices } = pawlet.api;
    const orderNumber = await buy();
    const { items } = await invoices.list({ state: 'billable', pageSize: 50 });
    const billable = items.find((item) => item.orderNumber === orderNumber);
    if (billable === undefined) throw new Error('A paid order is billable.');
    const { total: seenTotal } = billable;
    const asked = await invoices.submit({ orderNumbers: [orderNumber], head: company, seenTotal });
    if (asked.status !== 'ok') throw new Error(asked.status);
    await issue(shops.store, asked.invoiceNumber);
    await giveMoney(shops.store, orderNumber, 500);
    const listed = (await invoices.list({ state: 'invoiced', pageSize: 50 })).items;
    const order = listed.find((item) => item.orderNumber === orderNumber);
    expect(order).toMatchObject({
      total: { ...seenTotal, amountMinor: seenTotal.amountMinor - 500 },
      invoice: {
        amount: seenTotal,
        creditNotes: [{ orderNumber, amount: { ...seenTotal, amountMinor: 500 } }],
      },
    });
    const [note] = order?.invoice?.creditNotes ?? [];
    expect(note?.creditNoteNumber).toMatch(/^CN\d{8}$/u);
    expect(note?.url).toContain(testOrigin);
    expect(note?.createdAt).toBe(shops.store.clock.now() * 1000);
  });

  it("cannot be requested for another shopper's orders", async () => {
    const orderNumbers = ['1'.repeat(26) as OrderNumber];
    const seenTotal = { amountMinor: 100, currency: 'CNY' };
    expect(await pawlet.api.invoices.submit({ orderNumbers, head: company, seenTotal })).toEqual({
      status: 'not-found',
    });
  });
});

describe('reviews', () => {
  it('of a product have a summary, and one review its replies', async () => {
    const { products: product, reviews } = pawlet.api;
    const replied = await findReplied();
    const { goodsId } = replied;
    const all = await reviews.list({ goodsId });
    if (all.digest === undefined) throw new Error('The product does not exist.');
    const { counts, star, favourablePercent } = all.digest;
    const detail = await product.find(goodsId);
    expect(detail).toMatchObject({ goods: { commentCount: counts.all, favourablePercent } });
    expect(star).toBeGreaterThan(1);
    expect((await reviews.list({ goodsId, filter: 'media' })).total).toBe(counts.media);
    expect((await reviews.list({ goodsId, filter: 'replied' })).total).toBe(counts.replied);
    expect(await reviews.list({ goodsId: 999_999_999 as typeof goodsId })).toMatchObject({
      items: [],
      digest: undefined,
    });
    const found = await reviews.find(replied.id);
    if (found.status !== 'ok') throw new Error(found.status);
    expect(found.review).toMatchObject({ id: replied.id, content: replied.content });
    expect(found.replies.items).toContainEqual(
      expect.objectContaining({ content: replied.merchantReply, isMerchant: true }),
    );
    expect(await reviews.find(999_999_999 as ReviewId)).toEqual({ status: 'not-found' });
    expect(await reviews.reply(replied.id, 'How loud is it at night?')).toEqual({ status: 'ok' });
    expect(await reviews.reply(999_999_999 as ReviewId, 'Hello?')).toEqual({ status: 'not-found' });
  });

  it("are submitted once per order, and are listed among the shopper's own until published", async () => {
    const { reviews } = pawlet.api;
    const waiting = await reviews.waiting(1);
    const [first] = waiting.items;
    if (first === undefined) throw new Error('The demo shopper has nothing to review.');
    const lines = waiting.items
      .filter(({ orderNumber }) => orderNumber === first.orderNumber)
      .map<ReviewDraft>(({ id, goodsId }) => ({
        lineId: id,
        goodsId,
        star: 4,
        content: 'Quiet and easy to clean.',
        imageUrls: [],
        videoUrl: '',
      }));
    const { orderNumber } = first;
    expect(await reviews.add({ orderNumber, lines: lines.map((line) => ({ ...line, content: 'bad' })) }))
      // The message for a text that is too short comes from the form.
      .toMatchObject({ status: 'refused', fields: { 'remark.0.content': 'length' } });
    expect(await reviews.add({ orderNumber, lines })).toEqual({ status: 'ok' });
    expect(await reviews.add({ orderNumber, lines })).toEqual({ status: 'already-done' });
    expect((await reviews.waiting(1)).total).toBe(waiting.total - lines.length);
    const [own] = (await reviews.mine(1)).items;
    expect(own).toMatchObject({ content: 'Quiet and easy to clean.', star: 4, isHeld: true });
    expect(own?.goods.title).not.toBe('');
  });
});

async function findReplied(): Promise<Review> {
  const { items } = await pawlet.api.products.list({ orderBy: 'comments', pageSize: 20 });
  for (const { id } of items) {
    const [replied] = (await pawlet.api.reviews.list({ goodsId: id, filter: 'replied' })).items;
    if (replied !== undefined) return replied;
  }
  throw new Error('No review of the demo shop has a reply by the shop.');
}
