import { expect, test } from '@playwright/test';
import {
  addToCart,
  choose,
  findFountain,
  fountain,
  openCashier,
  openWallet,
  payWith,
  seeResult,
  settle,
  writeAddress,
} from './support/buying.ts';
import { front, makeAccount, newShopper, open, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test('a visitor finds a product, logs in on the way, orders and pays', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await findFountain(shopper);
  await addToCart(shopper, '云白', '3.2 L');
  await settle(shopper);

  await seePage(shopper, '提交订单');
  await here.getByRole('link', { name: '新增收货地址' }).tap();
  await writeAddress(shopper);
  await seePage(shopper, '提交订单');
  await expect(here.getByText('王小明')).toBeVisible();
  await expect(here.getByText('¥239.00').first()).toBeVisible();
  await here.getByRole('button', { name: '提交订单' }).tap();

  await seePage(shopper, '收银台');
  await payWith(shopper, '确认付款');
  await seeResult(shopper, '支付成功');

  await here.getByRole('button', { name: '查看订单' }).tap();
  await seePage(shopper, '订单详情');
  await expect(here.getByText('待发货').first()).toBeVisible();
  await open(shopper, '/pages/order/list');
  const order = here.getByRole('article').filter({ hasText: fountain });
  await expect(order.getByText('待发货')).toBeVisible();
});
