import { expect, test } from '@playwright/test';
import { makeAddress, payWith, putIntoCart, seeResult } from './support/buying.ts';
import { front, logInByCode, makeAccount, newShopper, open, openAs, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test('a coupon is claimed, used in an order, and listed as used', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  await makeAddress(client);
  const row = await putIntoCart(client);

  await openAs(shopper, client, '/pages/coupon/coupon');
  await seePage(shopper, '领券中心');
  const ticket = here
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^领取/u }) })
    .first();
  const name = (await ticket.getByRole('heading').textContent()) ?? '';
  const claimed = here.getByRole('article').filter({ hasText: name });
  // Two taps claim one.
  await ticket.getByRole('button', { name: /^领取/u }).dblclick();
  await expect(page.getByText('领取成功').first()).toBeVisible();
  await expect(claimed.getByRole('button', { name: '已领取' })).toBeDisabled();

  await here.getByRole('link', { name: '我的优惠券' }).tap();
  await seePage(shopper, '我的优惠券');
  await expect(here.getByRole('tab', { name: '可使用 1' })).toBeVisible();
  await here.getByRole('link', { name: `去使用：${name}` }).tap();
  await expect(
    here
      .getByRole('article')
      .or(here.getByRole('link', { name: /Pawlet/u }))
      .first(),
  ).toBeVisible();

  await open(shopper, `/pages/goods/order?id=${row}`);
  await seePage(shopper, '提交订单');
  await expect(here.getByText(/^-¥/u).first()).toBeVisible();
  await here.getByRole('button', { name: '提交订单' }).tap();
  await seePage(shopper, '收银台');
  await payWith(shopper, '确认付款');
  await seeResult(shopper, '支付成功');

  await open(shopper, '/pages/coupon/user?status=1');
  await expect(here.getByRole('tab', { name: '已使用 1' })).toBeVisible();
  await expect(here.getByRole('heading', { name })).toBeVisible();
});

test('a visitor claims a coupon on a product page without leaving it', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await open(shopper, '/pages/goods/detail?id=1');
  await shopper.here.getByRole('button', { name: /^优惠券/u }).tap();
  const sheet = page.getByRole('dialog', { name: '优惠券' });
  await sheet.getByRole('button', { name: '领取新人见面礼' }).tap();
  await logInByCode(shopper, front(shopper));
  await expect(page.getByText('领取成功').first()).toBeVisible();
  // The sheet stays open and shows the claimed state.
  await expect(sheet.getByRole('button', { name: '已领取' })).toBeDisabled();
  await expect(page).toHaveURL(/goods\/(?:detail\?id=)?1$/u);
});
