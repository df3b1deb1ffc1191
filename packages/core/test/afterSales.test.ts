import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testOrigin } from '../../server/test/createTestStore.ts';
import { decideAfterSales, runRefunds, ship } from '../../server/test/store/shopSteps.ts';
import type { AfterSaleRequest, Order, OrderLine, OrderLineId, UploadedFile } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open({ start: { lang: 'en' } });
  await logInTo(pawlet);
});

afterAll(() => shops.close());

/** A paid order of two units, partly paid with points. */
async function buy(): Promise<{ order: Order; line: OrderLine }> {
  const { api } = pawlet;
  const { items } = await api.products.list({ keyword: 'pump' });
  const card = items.find(({ hasVariants }) => !hasVariants);
  const [address] = await api.addresses.list();
  if (card === undefined || address === undefined) throw new Error('The demo shop has changed.');
  const added = await api.cart.add({ goodsId: card.id, skuId: undefined, quantity: 2 });
  if (added.status !== 'ok') throw new Error(added.status);
  const lineIds = [added.id];
  const choices = { lineIds, addressId: address.id, points: 100 };
  const quoted = await api.orders.quote(choices);
  if (quoted.status !== 'ok') throw new Error(quoted.status);
  const made = await api.orders.add({ ...choices, seenTotal: quoted.quote.amounts.total });
  if (made.status !== 'ok') throw new Error(made.status);
  const { orderNumber } = made;
  const payment = await api.orders.pay({ orderNumber, payType: 'wechat', returnUrl: `${testOrigin}/` });
  if (payment.status !== 'redirect') throw new Error(payment.status);
  await shops.store.app.request(payment.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin },
    body: 'result=success',
  });
  const order = await vi.waitFor(async () => {
    const found = await readOrder(orderNumber);
    expect(found.isPaid).toBe(true);
    return found;
  });
  const [line] = order.lines;
  if (line === undefined) throw new Error('The order has no lines.');
  return { order, line };
}

async function readOrder(orderNumber: Order['orderNumber']): Promise<Order> {
  const found = await pawlet.api.orders.find(orderNumber);
  if (found.status !== 'ok') throw new Error(found.status);
  return found.order;
}

const request = (lineId: OrderLineId, more: Partial<AfterSaleRequest> = {}): AfterSaleRequest => ({
  lineId,
  type: 'refund',
  quantity: 1,
  reason: 'Changed my mind',
  remark: 'One is enough.',
  images: [],
  returnMethod: 'default',
  ...more,
});

async function apply(given: AfterSaleRequest): Promise<string> {
  const applied = await pawlet.api.afterSales.apply(given);
  if (applied.status !== 'ok') throw new Error(applied.status);
  return applied.refundNumber;
}

async function read(lineId: OrderLineId) {
  const found = await pawlet.api.afterSales.find(lineId);
  if (found.status !== 'ok') throw new Error(found.status);
  return found.afterSale;
}

/** A single-colour picture, as a phone would send it. */
async function upload(): Promise<UploadedFile> {
  const sent = await pawlet.api.uploads.send(new File([png], 'photo.png', { type: 'image/png' }));
  if (sent.status !== 'ok') throw new Error(sent.status);
  return sent.file;
}

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const nobody = 999_999_999 as OrderLineId;

describe('uploads', () => {
  it("are sent to the shop's target and served from there", async () => {
    const { url, fullUrl } = await upload();
    expect(url).toMatch(/^\/uploads\/.+\.webp$/u);
    expect(fullUrl).toBe(`${testOrigin}${url}`);
    const served = await shops.store.app.request(fullUrl);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('are refused unless they are a picture or video', async () => {
    const notices: unknown[] = [];
    const stop = pawlet.notices.subscribe((notice) => notices.push(notice));
    const refused = await pawlet.api.uploads.send(new File(['<svg>'], 'photo.png', { type: 'image/png' }));
    expect(refused.status).toBe('refused');
    expect(notices).toMatchObject([{ kind: 'toast', key: 'error.upload' }]);
    stop();
  });

  it('are cancelled with their signal', async () => {
    const closing = new AbortController();
    closing.abort();
    await expect(
      pawlet.api.uploads.send(new File([png], 'photo.png'), { signal: closing.signal }),
    ).rejects.toMatchObject({ code: 'ABORTED' });
  });
});

describe('after-sales', () => {
  it('refund money and points of some units', async () => {
    const { afterSales, points } = pawlet.api;
    const { order, line } = await buy();
    const { currency } = order.total;
    expect(await afterSales.findLine(line.id)).toEqual({
      status: 'ok',
      line: { orderNumber: order.orderNumber, lineId: line.id, isShipped: false },
    });
    const ask = (quantity: number) =>
      afterSales.getRefundLimit({ lineId: line.id, quantity, type: 'refund', currency });
    const all = await ask(2);
    const half = await ask(1);
    if (all.status !== 'ok' || half.status !== 'ok') throw new Error('There is nothing to refund.');
    expect(all.most).toMatchObject({ money: order.total, freight: order.freight, points: 100 });
    // Nothing was received, so no points were earned.
    const none = { amountMinor: 0, currency };
    expect(all.most.earned).toMatchObject({ taken: 0, missing: 0, withheld: none, rate: 100 });
    expect(half.most.points).toBe(50);
    expect(await ask(3)).toMatchObject({ status: 'refused', fields: { nums: 'range' } });

    const before = await points.balance();
    const picture = await upload();
    const given = request(line.id, { images: [picture.url], refund: half.most.money });
    const tooMuch = { ...half.most.money, amountMinor: half.most.money.amountMinor + 1 };
    expect(await afterSales.apply({ ...given, refund: tooMuch })).toEqual({ status: 'too-much' });
    expect(await afterSales.apply({ ...given, quantity: 3 })).toEqual({ status: 'too-many' });
    expect(await afterSales.apply({ ...given, images: ['/uploads/gone.webp'] })).toEqual({
      status: 'files-gone',
    });
    const refundNumber = await apply(given);
    expect(await read(line.id)).toMatchObject({
      lineId: line.id,
      orderNumber: order.orderNumber,
      refundNumber,
      type: 'refund',
      state: 'waiting',
      quantity: 1,
      refund: half.most.money,
      points: 50,
      refundState: undefined,
      reason: 'Changed my mind',
      remark: 'One is enough.',
      imageUrls: [picture.fullUrl],
      videoUrls: [],
      returnAddress: undefined,
      canRevoke: true,
      canReapply: false,
      line: { id: line.id, title: line.title, saleState: 'refunding' },
    });
    expect(await afterSales.apply(request(line.id, { remark: 'Again' }))).toMatchObject({
      status: 'wrong-state',
    });

    await decideAfterSales(shops.store, refundNumber, 'approve');
    expect(await read(line.id)).toMatchObject({ state: 'granted', refundState: 'generated' });
    await runRefunds(shops.store);
    await vi.waitFor(async () => {
      await runRefunds(shops.store);
      expect(await read(line.id)).toMatchObject({ refundState: 'success', canReapply: true });
    });
    expect(await points.balance()).toBe(before + 50);
    expect(await readOrder(order.orderNumber)).toMatchObject({
      state: 'to-ship',
      refunded: half.most.money,
      lines: [{ id: line.id, saleState: 'refunded', refundedQuantity: 1 }],
    });
  });

  it('return products with a parcel that is submitted once', async () => {
    const { afterSales } = pawlet.api;
    const { order, line } = await buy();
    expect(await afterSales.apply(request(line.id, { type: 'return' }))).toEqual({
      status: 'type-not-allowed',
    });
    await ship(shops.store, order.orderNumber);
    expect(await afterSales.findLine(line.id)).toMatchObject({ line: { isShipped: true } });
    const refundNumber = await apply(request(line.id, { type: 'return', returnMethod: 'self' }));
    expect(await read(line.id)).toMatchObject({ type: 'return', state: 'waiting', returnMethod: 'self' });
    const parcel = { lineId: line.id, carrier: 'SF', trackingNumber: 'SF1234567890', phone: '13800138000' };
    expect(await afterSales.sendBack(parcel)).toMatchObject({ status: 'wrong-state' });

    await decideAfterSales(shops.store, refundNumber, 'approve');
    const returning = await read(line.id);
    expect(returning.state).toBe('returning');
    expect(returning.returnAddress?.address).not.toBe('');
    expect(returning.deadline).toBeGreaterThan(shops.store.clock.now() * 1000);
    expect(await afterSales.sendBack({ ...parcel, phone: 'x' })).toMatchObject({
      status: 'refused',
      fields: { mobile: 'format' },
    });
    expect(await afterSales.sendBack(parcel)).toEqual({ status: 'ok' });
    expect(await afterSales.sendBack(parcel)).toEqual({ status: 'already-done' });
    expect(await read(line.id)).toMatchObject({
      state: 'sent',
      trackingNumber: 'SF1234567890',
      phone: '13800138000',
      canRevoke: false,
    });
    expect(await afterSales.revoke(line.id)).toMatchObject({ status: 'wrong-state' });
    await decideAfterSales(shops.store, refundNumber, 'receive');
    expect(await read(line.id)).toMatchObject({ type: 'return', state: 'granted' });
    expect(await readOrder(order.orderNumber)).toMatchObject({ lines: [{ saleState: 'returned' }] });
  });

  it('are cancelled, refused, and used up after three', async () => {
    const { afterSales } = pawlet.api;
    const { order, line } = await buy();
    const openBefore = (await afterSales.list({ state: 'open' })).total;
    const first = await apply(request(line.id));
    expect((await afterSales.list({ state: 'open' })).items[0]).toMatchObject({ refundNumber: first });
    expect(await readOrder(order.orderNumber)).toMatchObject({ state: 'after-sale' });
    expect(await afterSales.revoke(line.id)).toEqual({ status: 'ok' });
    expect(await afterSales.revoke(line.id)).toMatchObject({ status: 'wrong-state' });
    expect(await read(line.id)).toMatchObject({ state: 'revoked', canReapply: true });
    expect(await readOrder(order.orderNumber)).toMatchObject({ state: 'to-ship' });

    const second = await apply(request(line.id));
    await decideAfterSales(shops.store, second, 'reject', 'Please call us.');
    expect(await read(line.id)).toMatchObject({
      state: 'rejected',
      note: 'Please call us.',
      canReapply: true,
      line: { afterSaleLeft: 1 },
    });
    const third = await apply(request(line.id));
    expect(await afterSales.revoke(line.id)).toEqual({ status: 'ok' });
    expect(await read(line.id)).toMatchObject({ refundNumber: third, canReapply: false });
    expect(await afterSales.apply(request(line.id))).toEqual({ status: 'used-up' });
    const { currency } = order.total;
    expect(
      await afterSales.getRefundLimit({ lineId: line.id, quantity: 1, type: 'refund', currency }),
    ).toMatchObject({ status: 'used-up' });

    expect((await afterSales.list({ state: 'open' })).total).toBe(openBefore);
    const closed = await afterSales.list({ state: 'closed' });
    expect(closed.items.slice(0, 3).map(({ refundNumber }) => refundNumber)).toEqual([third, second, first]);
  });

  it('are created once when retried after a lost response', async () => {
    const { line } = await buy();
    const { total } = await pawlet.api.afterSales.list({});
    const lost = vi.fn(async (input: Request | string, init?: RequestInit) => {
      await shops.store.app.fetch(new Request(input, init));
      throw new TypeError('The connection was reset.');
    });
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
      lost.mock.calls.length === 0 && new Request(input, init).url.includes('v2apply')
        ? lost(input, init)
        : online(input, init),
    );
    await expect(pawlet.api.afterSales.apply(request(line.id))).rejects.toMatchObject({ code: 'NETWORK' });
    const refundNumber = await apply(request(line.id));
    vi.stubGlobal('fetch', online);
    expect(lost).toHaveBeenCalledOnce();
    expect(await read(line.id)).toMatchObject({ refundNumber, state: 'waiting' });
    expect((await pawlet.api.afterSales.list({})).total).toBe(total + 1);
  });

  it("cannot access another shopper's lines", async () => {
    const { afterSales } = pawlet.api;
    const missing = { status: 'not-found' };
    const parcel = { lineId: nobody, carrier: 'SF', trackingNumber: 'SF1', phone: '13800138000' };
    expect(await afterSales.findLine(nobody)).toEqual(missing);
    expect(await afterSales.find(nobody)).toEqual(missing);
    expect(await afterSales.apply(request(nobody))).toEqual(missing);
    expect(await afterSales.sendBack(parcel)).toEqual(missing);
    expect(await afterSales.revoke(nobody)).toEqual(missing);
    expect(
      await afterSales.getRefundLimit({ lineId: nobody, quantity: 1, type: 'refund', currency: 'CNY' }),
    ).toEqual(missing);
  });

  it('log no error in the shop', () => {
    expect(shops.store.errors).toEqual([]);
  });
});
