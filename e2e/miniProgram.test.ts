import { expect, test, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { isPaid, makeOrder } from './support/buying.ts';
import { enterMiniProgram, type MiniProgram, type WalletChoice } from './support/miniProgram.ts';
import { makeAccount, newShopper, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003230) NetType/WIFI MiniProgramEnv Language/zh_CN miniProgram/wx0123456789abcdef',
});

interface Visit {
  readonly shopper: Shopper;
  readonly client: StoreClient;
  readonly orderNumber: string;
  readonly app: MiniProgram;
}

/** Opens the cashier of a new order in a mini-program of this version. */
async function openCashier(page: Page, choice: WalletChoice, version = '2.4.0'): Promise<Visit> {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const orderNumber = await makeOrder(client);
  const app = await enterMiniProgram(page, store.url, { token: client.token, version, choice });
  const parameters = `app_version=${version}&token=${client.token}`;
  await page.goto(`${store.url}/?${parameters}#/pages/order/payment?order_sn=${orderNumber}`);
  await seePage(shopper, '收银台');
  await expect(shopper.here.getByRole('radio', { name: /微信/u })).toBeChecked();
  await expect(shopper.here.getByRole('radio')).toHaveCount(1);
  return { shopper, client, orderNumber, app };
}

const pay = ({ shopper }: Visit) => shopper.here.getByRole('button', { name: /^支付 /u }).tap();

for (const choice of ['success', 'delay'] as const)
  test(`an order is paid on the page of the mini-program: ${choice}`, async ({ page }) => {
    const visit = await openCashier(page, choice);
    await pay(visit);
    await expect(visit.shopper.here.getByText('支付成功')).toBeVisible({ timeout: 40_000 });
    expect(visit.app).toMatchObject({ opened: ['/pages/pay/pay'] });
    expect(visit.app.wallets).toHaveLength(1);
    expect(await isPaid(visit.client, visit.orderNumber)).toBe(true);
  });

test('a wallet whose answer is lost has paid all the same', async ({ page }) => {
  const visit = await openCashier(page, 'lost');
  await pay(visit);
  await expect.poll(() => visit.app.wallets).toHaveLength(1);
  await visit.app.back();
  await expect(visit.shopper.here.getByText('支付成功')).toBeVisible({ timeout: 40_000 });
  expect(await isPaid(visit.client, visit.orderNumber)).toBe(true);
});

for (const choice of ['close', 'cancel', 'failure'] as const)
  test(`another attempt is possible after a return without a payment: ${choice}`, async ({ page }) => {
    const visit = await openCashier(page, choice);
    await pay(visit);
    await expect.poll(() => visit.app.wallets).toHaveLength(1);
    await expect(visit.shopper.here.getByRole('button', { name: /^支付 /u })).toBeEnabled({
      timeout: 40_000,
    });
    expect(await isPaid(visit.client, visit.orderNumber)).toBe(false);
  });

test('a mini-program of an old version is asked to update', async ({ page }) => {
  const visit = await openCashier(page, 'success', '2.2.9');
  await pay(visit);
  await expect(page.getByRole('alertdialog').or(page.locator('dialog[open]')).last()).toContainText('2.3.0');
  expect(visit.app.opened).toEqual([]);
});

test('an order that was canceled meanwhile is refused with the reason', async ({ page }) => {
  const visit = await openCashier(page, 'success');
  await visit.client.done('POST', '/addons/shop/api.order/cancel', { order_sn: visit.orderNumber });
  await pay(visit);
  await expect.poll(() => visit.app.message()).not.toBe('');
  await visit.app.back();
  await expect(visit.shopper.here.getByText(/已取消/u).first()).toBeVisible({ timeout: 40_000 });
  expect(visit.app.wallets).toEqual([]);
});
