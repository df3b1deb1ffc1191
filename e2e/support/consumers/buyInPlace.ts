import { expect, type Page } from '@playwright/test';
import { StoreClient } from '../api.ts';
import { choose, writeAddress } from '../buying.ts';
import { front, readStoredToken, logInByCode, newShopper } from '../shopper.ts';

/** The card is rendered, with its price and its picture. */
export async function seeCard(page: Page): Promise<void> {
  const card = page.getByRole('article');
  await expect(card.locator('[data-pawlet-part~="price"]')).toContainText(/\d/u);
  const picture = card.locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/**
 * Buys in the application's page, with the cart beside the card; the shop's own pages are never opened. Returns the
 * number of the paid order.
 */
export async function buyInPlace(page: Page, shop: string): Promise<string> {
  const shopper = { ...newShopper(page, shop), here: page.locator('body') };
  const card = page.getByRole('article').first();
  const link = card.getByRole('link').first();
  await expect(link).toHaveAttribute('href', `${shop}/#/pages/goods/detail?id=1`);
  await card.getByRole('button', { name: '加入购物车' }).click();
  await choose(shopper, '云白', '3.2 L');
  await front(shopper).getByRole('button', { name: '加入购物车', exact: true }).click();
  await page.getByRole('checkbox', { name: '选择全部商品' }).check();
  await page.getByRole('button', { name: /^去结算/u }).click();
  await expect(front(shopper)).toHaveCount(1);
  await logInByCode(shopper, front(shopper));
  const checkout = page.getByRole('dialog', { name: '提交订单' });
  await checkout.getByRole('link', { name: '新增收货地址' }).click();
  await writeAddress({ ...shopper, here: front(shopper) });
  const address = checkout.getByRole('link', { name: /^王小明/u });
  await expect(address).toBeVisible();
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  // One column in the sheet, however wide the page is.
  await expect.poll(async () => (await address.boundingBox())?.width).toBeGreaterThan(400);
  if (phone !== null) await page.setViewportSize(phone);
  const order = checkout.getByRole('button', { name: '提交订单' });
  // The application's own brand and corners.
  await expect(order).toHaveCSS('background-color', 'rgb(11, 31, 75)');
  await expect(order).toHaveCSS('border-radius', '8px');
  await order.click();
  const cashier = page.getByRole('dialog', { name: '收银台' });
  const opened = page.waitForEvent('popup');
  await cashier.getByRole('button', { name: /^支付 /u }).click();
  const wallet = await opened;
  await wallet.waitForURL(`${shop}/demo/wallet/*`);
  await expect(cashier.getByText('正在确认', { exact: false }).first()).toBeVisible();
  await wallet.getByRole('button', { name: '确认付款', exact: true }).click();
  await wallet.waitForURL(`${shop}/#/wallet-return`);
  await wallet.close();
  await expect(cashier.getByText('支付成功').first()).toBeVisible({ timeout: 30_000 });
  const client = new StoreClient(shop);
  client.token = await readStoredToken(page);
  const orders = await readOrders(client);
  expect(orders.map(({ paystate }) => paystate)).toEqual([1]);
  return orders[0]?.order_sn ?? '';
}

/** An order in the shop's list. */
interface ListedOrder {
  readonly order_sn: string;
  /** 1 is paid. */
  readonly paystate: number;
}

/** The orders of the client's shopper, the newest first. */
export async function readOrders(client: StoreClient): Promise<readonly ListedOrder[]> {
  const { data } = await client.done<{ readonly data: readonly ListedOrder[] }>(
    'GET',
    '/addons/shop/api.order/index',
  );
  return data;
}
