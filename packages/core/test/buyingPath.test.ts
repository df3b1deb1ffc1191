import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testOrigin } from '../../server/test/createTestStore.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open();
});

afterAll(() => shops.close());

it(
  'takes a visitor from the home page to a paid order, against the real store',
  { timeout: 60_000 },
  async () => {
    const { account, api, cart, config } = pawlet;
    const { home } = await config.load();
    expect(home?.recommended.length).toBeGreaterThan(0);

    const { items } = await api.products.list({ pageSize: 20 });
    const card = items.find(({ hasVariants, isSoldOut }) => hasVariants && !isSoldOut);
    if (card === undefined) throw new Error('The demo shop sells nothing with variants.');
    const found = await api.products.find(card.id);
    if (found.status !== 'ok') throw new Error(found.status);
    const sku = found.goods.skus.find(({ stock }) => stock > 3);
    await cart.add({ goodsId: card.id, skuId: sku?.id, quantity: 1 }, found.goods);
    cart.selectAll(true);

    await logInTo(pawlet);
    await cart.load();
    expect(cart.store.getState()).toMatchObject({ transfer: 'none', count: 1 });
    const [line] = cart.store.getState().lines;
    cart.setQuantity(line?.key ?? '', 2);
    await cart.whenIdle();
    const lineIds = cart.selectedIds();
    expect(lineIds).toEqual([line?.id]);

    const [address] = await api.addresses.list();
    if (address === undefined) throw new Error('The demo shopper has no address.');
    const quoted = await api.orders.quote({ lineIds, addressId: address.id });
    if (quoted.status !== 'ok') throw new Error(quoted.status);
    const { amounts, quoteNumber, userCouponId } = quoted.quote;
    const request = { lineIds, addressId: address.id, userCouponId, quoteNumber, seenTotal: amounts.total };
    const cheap = { ...amounts.total, amountMinor: 1 };
    expect(await api.orders.add({ ...request, seenTotal: cheap })).toMatchObject({
      status: 'price-changed',
      amounts,
    });
    const made = await api.orders.add(request);
    if (made.status !== 'ok') throw new Error(made.status);
    await cart.refresh();
    expect(cart.store.getState().count).toBe(0);

    const { orderNumber } = made;
    const returnUrl = `${testOrigin}/#/pages/order/resultPayment?order_sn=${orderNumber}`;
    const payment = await api.orders.pay({ orderNumber, payType: 'alipay', returnUrl });
    if (payment.status !== 'redirect') throw new Error(payment.status);
    await shops.store.app.request(payment.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin },
      body: 'result=success',
    });
    await vi.waitFor(async () => {
      expect(await api.orders.paymentStatus(orderNumber)).toMatchObject({
        payment: { state: 'success', isPaid: true },
      });
    });
    expect(await api.orders.find(orderNumber)).toMatchObject({
      order: { state: 'to-ship', isPaid: true, amounts, paid: amounts.total },
    });
    expect(await api.orders.remind(orderNumber)).toEqual({ status: 'ok' });
    expect(await api.orders.remind(orderNumber)).toEqual({ status: 'already-done' });
    expect(await api.orders.cancel(orderNumber)).toMatchObject({ status: 'wrong-state' });
    expect((await api.orders.list({ tab: 'to-ship' })).items).toMatchObject([
      { orderNumber, isReminded: true },
    ]);

    await account.logOut();
    expect(cart.store.getState()).toMatchObject({ status: 'ready', count: 0 });
    expect(shops.store.errors).toEqual([]);
  },
);
