import { expect, test } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { openCashier, seeResult } from './support/buying.ts';
import { loseResponse, slowDown } from './support/network.ts';
import { makeAccount, newShopper, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

interface Visit {
  readonly shopper: Shopper;
  readonly client: StoreClient;
  readonly orderNumber: string;
}

/** At the cashier of a new order, with PingPong selected. */
async function choosePingPong(shopper: Shopper): Promise<Visit> {
  const client = await makeAccount(shopper);
  const orderNumber = await openCashier(shopper, client);
  const method = shopper.here.getByRole('radio', { name: /^PingPong/u });
  await method.tap();
  await expect(method).toBeChecked();
  return { shopper, client, orderNumber };
}

/** From the cashier through the PingPong page to its wallet. */
async function leave({ shopper, orderNumber }: Visit): Promise<void> {
  const { here, page } = shopper;
  await here.getByRole('button', { name: /^支付 /u }).tap();
  await page.waitForURL('**/demo/wallet/*');
  await expect(page.getByRole('heading', { name: /PingPong/u })).toBeVisible();
  await expect(page.getByText(orderNumber)).toBeVisible();
}

async function press({ page }: Shopper, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).tap();
}

/** The order was paid by PingPong, and once. */
async function seePaid({ client, orderNumber }: Visit): Promise<void> {
  const order = await client.done<{ saleamount: string }>('GET', '/addons/shop/api.order/detail', {
    order_sn: orderNumber,
  });
  expect(order).toMatchObject({ paystate: 1, paytype: 'pingpong', payamount: order.saleamount });
}

test.describe.configure({ timeout: 120_000 });

test('an order is paid on the PingPong page, and Back leads to no payment', async ({ page }) => {
  const visit = await choosePingPong(newShopper(page, store.url));
  const { shopper } = visit;
  await leave(visit);
  await press(shopper, '确认付款');
  await seeResult(shopper, '支付成功');
  await seePaid(visit);
  await shopper.here.getByRole('button', { name: '查看订单' }).tap();
  await seePage(shopper, '订单详情');
  await expect(shopper.here.getByText('待发货').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^支付 |^确认付款$|^重新打开支付页面$/u })).toHaveCount(0);
});

test('a failed payment is repeated, on a slow line', async ({ page }) => {
  const visit = await choosePingPong(newShopper(page, store.url));
  const { shopper } = visit;
  await slowDown(page);
  await leave(visit);
  await press(shopper, '付款失败');
  await seeResult(shopper, '支付失败');
  await shopper.here.getByRole('button', { name: '重新支付' }).tap();
  await seePage(shopper, '收银台');
  await shopper.here.getByRole('radio', { name: /^PingPong/u }).tap();
  await leave(visit);
  await press(shopper, '确认付款');
  await seeResult(shopper, '支付成功');
  await seePaid(visit);
});

test('a shopper who returns before the shop has the result waits here, also across a reload', async ({
  page,
}) => {
  const visit = await choosePingPong(newShopper(page, store.url));
  const { shopper } = visit;
  const { here } = shopper;
  await leave(visit);
  await press(shopper, '付款，稍后通知商家');
  await expect(here.getByText('正在确认支付结果').first()).toBeVisible();
  await expect(page).toHaveURL(/pages\/order\/pingpong/u);
  await page.reload();
  await expect(here.getByText('正在确认支付结果').first()).toBeVisible();
  await here.getByRole('button', { name: '我已支付，刷新结果' }).tap();
  // It is polled after two, five and ten seconds.
  await expect(page).toHaveURL(/pages\/order\/resultPayment/u, { timeout: 30_000 });
  await seeResult(shopper, '支付成功');
  await seePaid(visit);
});

test('a start with a lost response is retried, and opens the same page', async ({ page }) => {
  const visit = await choosePingPong(newShopper(page, store.url));
  const { shopper } = visit;
  await loseResponse(page, '/api.order/pay');
  await shopper.here.getByRole('button', { name: /^支付 /u }).tap();
  await shopper.here.getByRole('button', { name: '重试' }).tap();
  await page.waitForURL('**/demo/wallet/*');
  // Back from there without a payment: the shopper is not redirected again.
  await page.goBack();
  await expect(shopper.here.getByText('正在确认支付结果').first()).toBeVisible();
  await shopper.here.getByRole('button', { name: '重新打开支付页面' }).tap();
  await page.waitForURL('**/demo/wallet/*');
  await press(shopper, '确认付款');
  await seeResult(shopper, '支付成功');
  await seePaid(visit);
});
