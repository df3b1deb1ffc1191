import { expect } from '@playwright/test';
import { choosePlace } from './addressing.ts';
import type { StoreClient } from './api.ts';
import { findProductId, putSkuIntoCart, readSkus, type SkuId } from './catalogue.ts';
import { readPoints } from './balances.ts';
import { front, logInByCode, open, openAs, seePage, type Shopper } from './shopper.ts';

/** The product that the journeys buy, by its name in the demo catalogue. */
const fountain = 'Pawlet Aura 智能饮水机';

/** From home through search to a product. */
export async function openProduct(shopper: Shopper, keyword: string, title: string): Promise<void> {
  const { here } = shopper;
  await open(shopper);
  await shopper.inspect?.('home');
  await here.getByRole('link', { name: '搜索商品' }).tap();
  await shopper.inspect?.('search');
  await here.getByRole('searchbox').fill(keyword);
  await here.getByRole('searchbox').press('Enter');
  await shopper.inspect?.('product list');
  await here.getByRole('link', { name: title }).first().tap();
  await expect(here.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
  await shopper.inspect?.('product');
}

/** From home through search to the product that the journeys buy. */
export async function findFountain(shopper: Shopper): Promise<void> {
  await openProduct(shopper, 'Aura', fountain);
}

/** Chooses values in the open sheet. */
export async function choose(shopper: Shopper, ...values: readonly string[]): Promise<void> {
  for (const value of values) {
    const option = front(shopper).getByRole('button', { name: value, exact: true });
    await option.tap();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Adds the visible product to the cart and opens the cart. */
async function addToCart(shopper: Shopper, ...values: readonly string[]): Promise<void> {
  const { here, page } = shopper;
  await here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await shopper.inspect?.('choice of a variant');
  await choose(shopper, ...values);
  await shopper.inspect?.('chosen variant');
  await front(shopper).getByRole('button', { name: '加入购物车', exact: true }).tap();
  await expect(page.getByText('已加入购物车').first()).toBeVisible();
  await here.getByRole('link', { name: /购物车/u }).tap();
  await seePage(shopper, /购物车/u);
  await shopper.inspect?.('cart');
}

/** Fills in the visible address form and saves it. */
export async function writeAddress(shopper: Shopper): Promise<void> {
  const { here, mobile } = shopper;
  await shopper.inspect?.('address');
  await here.getByLabel('收货人').fill('王小明');
  await here.getByLabel('手机号').fill(mobile);
  await here.getByRole('button', { name: /所在地区/u }).tap();
  await shopper.inspect?.('regions');
  await choosePlace(shopper);
  await here.getByLabel('详细地址').fill('科技园路 1 号 3 栋 502');
  await here.getByRole('button', { name: '保存', exact: true }).tap();
}

/** Pays in the visible cashier and presses a button of the wallet. */
export async function payWith(
  shopper: Shopper,
  result: '确认付款' | '付款失败' | '取消付款' | '付款，稍后通知商家',
): Promise<void> {
  await openWallet(shopper);
  await shopper.page.getByRole('button', { name: result, exact: true }).tap();
}

/** Goes from the cashier to the wallet's page. */
export async function openWallet({ page, here, inspect }: Shopper): Promise<void> {
  await inspect?.('cashier');
  await here.getByRole('button', { name: /^支付 /u }).tap();
  await page.waitForURL('**/demo/wallet/*');
}

/** The result page shows this. */
export async function seeResult(shopper: Shopper, words: string): Promise<void> {
  await seePage(shopper, '支付结果');
  await expect(shopper.here.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await shopper.inspect?.('payment result');
}

/** Adds the product to the cart by the API; returns the id of the row. */
export async function putIntoCart(client: StoreClient): Promise<number> {
  return putSkuIntoCart(client, await findPlenty(client));
}

/** A variant of the product with plenty of stock. */
export async function findPlenty(client: StoreClient): Promise<SkuId> {
  const productId = await findProductId(client, 'Aura');
  const sku = (await readSkus(client, productId)).find(({ stocks }) => stocks > 10);
  if (sku === undefined) throw new Error('The product of the journeys is sold out.');
  return { productId, skuId: sku.id };
}

/** Creates an unpaid order by the API; returns its number. */
export async function makeOrder(client: StoreClient): Promise<string> {
  const { order_sn } = await client.done<{ order_sn: string }>('POST', '/addons/shop/api.order/add', {
    ids: String(await putIntoCart(client)),
    address_id: await makeAddress(client),
  });
  return order_sn;
}

/** Finds an address by the API, or creates one; returns its id. */
export async function makeAddress(client: StoreClient): Promise<number> {
  const [known] = await client.done<{ id: number }[]>('GET', '/addons/shop/api.address/v2index');
  if (known !== undefined) return known.id;
  const { id } = await client.done<{ id: number }>('POST', '/addons/shop/api.address/v2addedit', {
    receiver: '王小明',
    mobile: '13800138000',
    area_id: 440305,
    address: '科技园路 1 号 3 栋 502',
    isdefault: 1,
  });
  return id;
}

/** An address in Berlin, as the API accepts it. */
export const berlinPlace = {
  country_code: 'DEU',
  first_name: 'Lena',
  last_name: 'Krüger',
  area_code: '49',
  mobile: '15123456789',
  zipcode: '10999',
  province_name: 'Berlin',
  city_name: 'Berlin',
  address: 'Oranienstraße 5',
} as const;

/** Creates an overseas address with a different billing address by the API; returns its id. */
export async function makeOverseasAddress(client: StoreClient): Promise<number> {
  const { id } = await client.done<{ id: number }>('POST', '/addons/shop/api.address/addeditV3', {
    ...berlinPlace,
    billing_same: 0,
    billing: { ...berlinPlace, country_code: 'FRA', zipcode: '75011', province_name: '', city_name: 'Paris' },
  });
  return id;
}

/** Opens the cashier of an order that the API has created. */
export async function openCashier(shopper: Shopper, client: StoreClient): Promise<string> {
  const orderNumber = await makeOrder(client);
  await openAs(shopper, client, `/pages/order/payment?order_sn=${orderNumber}`);
  await seePage(shopper, '收银台');
  return orderNumber;
}

/** Selects everything in the cart and goes to the checkout, logging in where required. */
async function settle(shopper: Shopper): Promise<void> {
  await shopper.here.getByRole('checkbox', { name: '选择全部商品' }).check();
  await shopper.here.getByRole('button', { name: /^去结算/u }).tap();
  await logInByCode(shopper, front(shopper));
}

/** The whole way: search, select, log in, enter an address, order, pay, and find the order. */
export async function buyAsVisitor(shopper: Shopper): Promise<void> {
  const { here } = shopper;
  await findFountain(shopper);
  await addToCart(shopper, '云白', '3.2 L');
  await settle(shopper);

  await seePage(shopper, '提交订单');
  await here.getByRole('link', { name: '新增收货地址' }).tap();
  await writeAddress(shopper);
  await seePage(shopper, '提交订单');
  await expect(here.getByText('王小明')).toBeVisible();
  await expect(here.getByText('¥203.15').first()).toBeVisible();
  await shopper.inspect?.('checkout');
  await here.getByRole('button', { name: '提交订单' }).tap();

  await seePage(shopper, '收银台');
  await payWith(shopper, '确认付款');
  await seeResult(shopper, '支付成功');
  await here.getByRole('button', { name: '查看订单' }).tap();
  await seePage(shopper, '订单详情');
  await expect(here.getByText('待发货').first()).toBeVisible();
  await shopper.inspect?.('order');
  await open(shopper, '/pages/order/list');
  const order = here.getByRole('article').filter({ hasText: fountain });
  await expect(order.getByText('待发货')).toBeVisible();
  await shopper.inspect?.('orders');
}

/** Pays an order through the wallet, without a browser. */
export async function pay(
  client: StoreClient,
  orderNumber: string,
  result: 'success' | 'failure',
): Promise<void> {
  const wallet = await client.done<string>('POST', '/addons/shop/api.order/pay', {
    order_sn: orderNumber,
    paytype: 'wechat',
    method: 'wap',
    returnurl: `${client.url}/`,
  });
  await pressInWallet(client.url, wallet, result);
}

/** Whether the shop counts the order as paid. */
export async function isPaid(client: StoreClient, orderNumber: string): Promise<boolean> {
  const order = await client.done<{ paystate: number }>('GET', '/addons/shop/api.order/detail', {
    order_sn: orderNumber,
  });
  return order.paystate === 1;
}

/** The buttons on the wallet's page. */
export type WalletResult = 'success' | 'failure' | 'cancel' | 'delay';

/** Presses a button on the wallet's page, without a browser. */
export async function pressInWallet(shop: string, wallet: string, result: WalletResult): Promise<void> {
  await fetch(new URL(wallet, shop), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop },
    body: `result=${result}`,
    redirect: 'manual',
  });
}

/** How many orders the shopper has. */
export async function countOrders(client: StoreClient): Promise<number> {
  return (await client.done<{ total: number }>('GET', '/addons/shop/api.order/index')).total;
}

/** Has the parcel of a paid order shipped, and confirms its receipt. */
export async function deliver(client: StoreClient, orderNumber: string): Promise<void> {
  // A reminder makes the demo's operators ship the parcel at once.
  await client.done('POST', '/addons/shop/api.order/remind', { order_sn: orderNumber });
  await expect(async () => {
    const order = await client.done<{ shippingstate: number }>('GET', '/addons/shop/api.order/detail', {
      order_sn: orderNumber,
    });
    expect(order.shippingstate).toBe(1);
  }).toPass({ timeout: 60_000 });
  await client.done('POST', '/addons/shop/api.order/takedelivery', { order_sn: orderNumber });
}

/** Buys by the API until the balance has this many points. */
export async function earn(client: StoreClient, points: number): Promise<void> {
  while ((await readPoints(client)) < points) {
    // Six of them are one parcel.
    for (let piece = 0; piece < 5; piece += 1) await putIntoCart(client);
    const orderNumber = await makeOrder(client);
    await pay(client, orderNumber, 'success');
    await deliver(client, orderNumber);
  }
}
