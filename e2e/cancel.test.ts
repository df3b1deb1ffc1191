import { expect, test } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { makeAddress } from './support/buying.ts';
import { findSku, putSkuIntoCart, readCart, readStocks, type Sku } from './support/catalogue.ts';
import { notSampled, isSampled } from './support/sample.ts';
import { loseResponse, slowDown } from './support/network.ts';
import {
  canUseCode,
  claimCoupon,
  readCoupons,
  readPoints,
  checkInForPoints,
  type OwnCoupon,
} from './support/balances.ts';
import { makeAccount, newShopper, open, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const code = 'HELLO5';

/** What an order consumes and its cancellation restores. */
interface Balances {
  readonly points: number;
  readonly coupons: readonly OwnCoupon[];
  readonly canUseCode: boolean;
  /** Stock of the product and its gift. */
  readonly stocks: readonly number[];
}

interface Bought {
  readonly client: StoreClient;
  readonly orderNumber: string;
  readonly products: readonly Sku[];
  /** The state before the order was created. */
  readonly before: Balances;
}

async function readBalances(client: StoreClient, products: readonly Sku[]): Promise<Balances> {
  const stocks = await readStocks(client, products);
  const [first] = products;
  if (first === undefined) throw new Error('Nothing is bought.');
  const row = await putSkuIntoCart(client, first);
  const isFree = await canUseCode(client, code, [row]);
  await client.done('POST', '/addons/shop/api.cart/del', { id: String(row) });
  return {
    points: await readPoints(client),
    coupons: await readCoupons(client),
    canUseCode: isFree,
    stocks,
  };
}

/** A new shopper with an unpaid order that uses a coupon, a code, points, products and a gift. */
async function makeUnpaid(shopper: Shopper): Promise<Bought> {
  const client = await makeAccount(shopper);
  await checkInForPoints(client);
  await claimCoupon(client, '新人见面礼');
  const [fountain, strap, gift] = await Promise.all([
    findSku(client, 'Aura', 'PW-AURA-WH32'),
    findSku(client, '编织', 'TT-STRAP-GRM'),
    findSku(client, '除垢', 'PW-DSC-12'),
  ]);
  const products = [fountain, strap, gift];
  const before = await readBalances(client, products);
  expect(before).toMatchObject({ points: 5, coupons: [{ isUsed: false }], canUseCode: true });

  const rows = [await putSkuIntoCart(client, fountain, 2), await putSkuIntoCart(client, strap, 2)];
  const { order_sn: orderNumber } = await client.done<{ order_sn: string }>(
    'POST',
    '/addons/shop/api.order/add',
    {
      ids: rows.join(','),
      address_id: await makeAddress(client),
      user_coupon_id: before.coupons[0]?.id,
      discount_code: code,
      score: before.points,
    },
  );
  const [fountains = 0, straps = 0, gifts = 0] = before.stocks;
  expect(await readBalances(client, products)).toEqual({
    points: 0,
    coupons: before.coupons.map((coupon) => ({ ...coupon, isUsed: true })),
    canUseCode: false,
    stocks: [fountains - 2, straps - 2, gifts - 1],
  });
  return { client, orderNumber, products, before };
}

async function openOrder(shopper: Shopper, { client, orderNumber }: Bought): Promise<void> {
  await openAs(shopper, client, `/pages/order/detail?order_sn=${orderNumber}`);
  await seePage(shopper, '订单详情');
}

/** Taps the visible button and confirms. */
async function cancel({ here, page }: Shopper): Promise<void> {
  await here.getByRole('button', { name: '取消订单' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).tap();
}

/** The order is shown as cancelled, and everything is restored exactly once. */
async function seeCancelled(shopper: Shopper, bought: Bought): Promise<void> {
  const { here } = shopper;
  await expect(here.getByRole('heading', { name: '已取消' })).toBeVisible();
  await expect(here.getByRole('button', { name: /^去支付|^取消订单/u })).toHaveCount(0);
  const { client, orderNumber, products, before } = bought;
  expect(await client.done('GET', '/addons/shop/api.order/detail', { order_sn: orderNumber })).toMatchObject({
    orderstate: 1,
    paystate: 0,
  });
  expect(await readBalances(client, products)).toEqual(before);
  expect(await readCart(client)).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });

test('a cancelled order restores stock, points, coupon and code', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const bought = await makeUnpaid(shopper);
  // The order list accepts no token in its URL.
  await openAs(shopper, bought.client);
  await open(shopper, '/pages/order/list?status=1');
  const card = here.getByRole('article');
  await card.getByRole('button', { name: '取消订单' }).tap();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '取消', exact: true }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^去支付/u })).toBeVisible();
  await cancel(shopper);
  await expect(page.getByText('订单已取消').first()).toBeVisible();
  await expect(here.getByRole('button', { name: /^去支付/u })).toHaveCount(0);
  await openOrder(shopper, bought);
  await seeCancelled(shopper, bought);
});

test('on a slow line a second tap cancels nothing more', async ({ page }) => {
  test.skip(!isSampled(1, 3), notSampled);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const bought = await makeUnpaid(shopper);
  await slowDown(page);
  await openOrder(shopper, bought);
  await cancel(shopper);
  const button = here.getByRole('button', { name: '取消订单' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.tap({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await seeCancelled(shopper, bought);
});

test('a cancellation with a lost response happens once, and the order shows it in the end', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const bought = await makeUnpaid(shopper);
  await openOrder(shopper, bought);
  await loseResponse(page, '/api.order/cancel');
  await cancel(shopper);
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await cancel(shopper);
  await seeCancelled(shopper, bought);
});
