import { createPawlet } from '@pawlet/core';
import type { LogIn } from '@pawlet/core/api';
import { beforeAll } from 'vitest';
import { cartWidget } from '../../src/cart/widget.ts';
import { cashierWidget } from '../../src/cashier/widget.ts';
import { checkoutWidget } from '../../src/checkout/widget.ts';
import { cloudStorageWidget } from '../../src/cloud-storage/widget.ts';
import { orderListWidget } from '../../src/order-list/widget.ts';
import { pointsMallWidget } from '../../src/points-mall/widget.ts';
import { productCardWidget } from '../../src/product-card/widget.ts';
import type { AnyWidget } from '../../src/runtime/index.ts';
import { signInCalendarWidget } from '../../src/sign-in-calendar/widget.ts';
import { widgetCases } from './cases.ts';
import { describeWidget } from './describeWidget.ts';
import { pageDrivers } from './drivers.tsx';
import type { WidgetCase } from './types.ts';

let logIn: LogIn | undefined;
let goodsId = '';
let lineId = '';
let orderNumber = '';

beforeAll(async () => {
  const shop = createPawlet({ session: { readsAddress: false, start: { lang: 'en' } } });
  const found = await shop.api.login.withPassword({ account: 'demo@pawlet.test', password: 'pawlet-demo' });
  if (found.status !== 'ok') throw new Error(`The demo account cannot log in: ${found.status}`);
  logIn = found;
  shop.account.logIn(found);
  const { items } = await shop.api.products.list({ pageSize: 50 });
  const product = items.find(({ hasVariants, isSoldOut }) => !hasVariants && !isSoldOut);
  if (product === undefined) throw new Error('The demo shop has no product without variants in stock.');
  const added = await shop.api.cart.add({ goodsId: product.id, skuId: undefined, quantity: 1 });
  if (added.status !== 'ok') throw new Error(`Nothing goes into the cart: ${added.status}`);
  goodsId = String(product.id);
  lineId = String(added.id);
  const bought = await shop.api.cart.buyNow({ goodsId: product.id, skuId: undefined, quantity: 1 });
  if (bought.status !== 'ok') throw new Error(`Nothing can be bought: ${bought.status}`);
  const [address] = await shop.api.addresses.list();
  const quoted = await shop.api.orders.quote({ lineIds: [bought.id], addressId: address?.id });
  if (quoted.status !== 'ok' || address === undefined) throw new Error(`No price: ${quoted.status}`);
  const { amounts, quoteNumber } = quoted.quote;
  const made = await shop.api.orders.add({
    lineIds: [bought.id],
    addressId: address.id,
    seenTotal: amounts.total,
    quoteNumber,
  });
  if (made.status !== 'ok') throw new Error(`No order: ${made.status}`);
  ({ orderNumber } = made);
  shop.dispose();
}, 180_000);

const widgets = new Map<string, AnyWidget<object>>(
  [
    productCardWidget,
    cartWidget,
    checkoutWidget,
    cashierWidget,
    orderListWidget,
    pointsMallWidget,
    signInCalendarWidget,
    cloudStorageWidget,
  ].map((widget) => [widget.id, widget as AnyWidget<object>]),
);

const drivers = pageDrivers({
  widgets,
  logIn: () => {
    if (logIn === undefined) throw new Error('Nobody is logged in.');
    return logIn;
  },
});

/** Pages of the shop have their own cashier, so it is in none of the frames. */
const cashierCase: WidgetCase = {
  id: 'cashier',
  options: () => ({ 'order-number': orderNumber }),
  wrong: { options: { 'order-number': '1/2' }, name: 'orderNumber' },
};

for (const widget of [...widgetCases(() => ({ goodsId, lineId })), cashierCase]) {
  for (const driver of drivers) describeWidget(widget, driver);
}
