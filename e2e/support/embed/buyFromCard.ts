import { expect, type Page } from '@playwright/test';
import { logInAsDemo } from '../api.ts';
import { readOrders } from '../consumers/buyInPlace.ts';
import { readEvents, shopSheet } from './partnerPage.ts';

/**
 * Buys the first card's product, the fountain with its variants, in a Chinese page of a partner that nobody has logged in on yet; the page's events
 * must be recorded. Returns the number of the paid order.
 */
export async function buyFromCard(page: Page, shop: string): Promise<string> {
  const element = page.locator('pawlet-product-card').first();
  await element.getByRole('button', { name: '立即购买' }).click();
  for (const value of ['云白', '3.2 L'])
    await element.getByRole('button', { name: value, exact: true }).click();
  await element.locator('dialog').getByRole('button', { name: '立即购买' }).click();
  const sheet = shopSheet(page);
  await sheet.getByRole('button', { name: '登录', exact: true }).click();
  const form = sheet.locator('dialog[open]').last();
  await form.getByRole('button', { name: '密码登录' }).click();
  await form.getByLabel('账号', { exact: true }).fill('demo@pawlet.test');
  await form.getByLabel('密码', { exact: true }).fill('pawlet-demo');
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(sheet.locator('[data-pawlet-part="address"]')).toContainText(/\d{3}/u);
  await sheet.getByRole('button', { name: '提交订单' }).click();
  const wallet = page.context().waitForEvent('page');
  await sheet.getByRole('button', { name: /^支付 /u }).click();
  await (await wallet).getByRole('button', { name: '确认付款', exact: true }).click();
  await expect(sheet.getByText('支付成功', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => readEvents(page, 'pawlet:payment-result'))
    .toMatchObject([{ on: 'pawlet-product-card', detail: { result: 'success' } }]);
  const [result] = await readEvents(page, 'pawlet:payment-result');
  const bought = String(result?.detail['orderNumber']);
  const orders = await readOrders(await logInAsDemo(shop));
  expect(orders.find(({ order_sn }) => order_sn === bought)).toMatchObject({ paystate: 1 });
  return bought;
}
