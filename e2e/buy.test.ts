import { expect, test } from '@playwright/test';
import {
  buyAsVisitor,
  choose,
  findFountain,
  makeAddress,
  openCashier,
  openWallet,
  payWith,
  putIntoCart,
  seeResult,
} from './support/buying.ts';
import { front, makeAccount, newShopper, open, openAs, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test('a visitor finds a product, logs in on the way, orders and pays', async ({ page }) => {
  await buyAsVisitor(newShopper(page, store.url));
});

test('an unavailable value stays selectable, and so does a sold-out one: for an alert', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await findFountain(shopper);
  await shopper.here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  const sheet = front(shopper);
  const pressed = (name: string | RegExp) => sheet.getByRole('button', { name, pressed: true });

  await choose(shopper, '云白', '3.2 L');
  await sheet.getByRole('button', { name: '石墨灰（与当前所选不可搭配）' }).tap();
  await expect(pressed('石墨灰')).toBeVisible();
  await expect(pressed(/L/u)).toHaveCount(0);
  await expect(sheet.getByText('请选择容量')).toBeVisible();
  await sheet.getByRole('button', { name: '加入购物车', exact: true }).tap();
  // In the sheet and on its toast.
  await expect(page.getByText('请选择容量')).toHaveCount(2);
  await choose(shopper, '2.5 L');

  await sheet.getByRole('button', { name: '鼠尾草绿（已售罄）' }).tap();
  await expect(pressed('鼠尾草绿')).toBeVisible();
  await expect(pressed(/L/u)).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: '到货提醒' })).toBeVisible();
  await choose(shopper, '3.2 L');
  await expect(sheet.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
});

test('a failed or cancelled payment can be repeated', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await openCashier(shopper, client);

  await payWith(shopper, '付款失败');
  await seeResult(shopper, '支付失败');
  await shopper.here.getByRole('button', { name: '重新支付' }).tap();
  await seePage(shopper, '收银台');

  await payWith(shopper, '取消付款');
  await seeResult(shopper, '支付已取消');
  await shopper.here.getByRole('button', { name: '重新支付' }).tap();
  await seePage(shopper, '收银台');

  await payWith(shopper, '确认付款');
  await seeResult(shopper, '支付成功');
});

test('a late payment result is awaited, also across a reload', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await openCashier(shopper, client);

  await payWith(shopper, '付款，稍后通知商家');
  await seeResult(shopper, '正在确认支付结果');
  await page.reload();
  await seeResult(shopper, '正在确认支付结果');
  await seeResult(shopper, '支付成功');
});

test('a shopper who returns from the wallet sees the current state, and never a cashier for a paid order', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const orderNumber = await openCashier(shopper, client);

  await openWallet(shopper);
  await page.reload();
  await page.goBack();
  await seeResult(shopper, '正在确认支付结果');
  await page.goForward();
  await page.getByRole('button', { name: '确认付款', exact: true }).tap();
  await seeResult(shopper, '支付成功');

  // Back through everything that this visit has opened: no page accepts payment again.
  const payable = page.getByRole('button', { name: /^支付 |^确认付款$/u });
  for (;;) {
    const left = page.url();
    await page.goBack();
    if (page.url() === 'about:blank' || page.url() === left) break;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(payable).toHaveCount(0);
  }
  await open(shopper, `/pages/order/payment?order_sn=${orderNumber}`);
  await seeResult(shopper, '该订单已支付');
});

test('two taps on the button create one order', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await makeAddress(client);
  const row = await putIntoCart(client);
  await openAs(shopper, client, `/pages/goods/order?id=${row}`);
  const submit = shopper.here.getByRole('button', { name: '提交订单' });
  await expect(submit).toBeEnabled();
  await submit.dblclick();

  await seePage(shopper, '收银台');
  await open(shopper, '/pages/order/list');
  await expect(shopper.here.getByRole('article')).toHaveCount(1);
});
