import { expect, test } from '@playwright/test';
import { logInByPassword, type StoreClient } from './support/api.ts';
import {
  readStoredToken,
  logInByCode,
  makeAccount,
  newShopper,
  open,
  openAs,
  seePage,
  type Shopper,
} from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test('a poster is saved, and its link copied', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(shopper, await makeAccount(shopper), '/pages/share/publicize');
  await seePage(shopper, '邀请好友');
  const link = here.getByText(/\/#\/pages\/share\/register\?invite_id=\d+$/u);
  await expect(link).toBeVisible();
  const address = (await link.textContent()) ?? '';
  const poster = here.getByRole('img', { name: /^海报：/u });
  await expect(poster).toBeVisible();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    here.getByRole('button', { name: '保存海报' }).tap(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.png$/u);
  await expect(page.getByText('海报已保存').first()).toBeVisible();

  await here.getByRole('button', { name: '复制链接' }).tap();
  await expect(page.getByText('链接已复制').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // A product on the poster has its own link.
  await here
    .getByRole('button', { name: /Pawlet/u })
    .first()
    .tap();
  await expect(here.getByText(/\/#\/pages\/goods\/detail\?id=\d+&invite_id=\d+$/u)).toBeVisible();
  await expect(poster).toBeVisible();
});

test('a serial number shows the version of the hardware', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await open(shopper, '/pages/help/index?keyword=序列号');
  await here.getByRole('link', { name: '序列号在哪里？' }).tap();
  await seePage(shopper, '查找序列号');
  const field = here.getByRole('textbox', { name: '序列号' });
  const check = here.getByRole('button', { name: '查询', exact: true });
  await field.fill('FT26A041');
  await check.tap();
  await expect(here.getByText('序列号至少 10 位，您输入了 8 位').first()).toBeVisible();
  await field.fill('ft26a041 d700123');
  await check.tap();
  await expect(here.getByText('第 2 代硬件', { exact: true })).toBeVisible();
  await field.fill('FT26A041C100123');
  await check.tap();
  await expect(here.getByText('第 1 代硬件', { exact: true })).toBeVisible();
});

interface Inviter {
  readonly invite_id: number;
  readonly nums: number;
}

const readInvites = async (inviter: StoreClient): Promise<Inviter> =>
  inviter.done<Inviter>('POST', '/addons/shop/api.invited/getUserInfo');

/** The URL of a product as a shopper shares it. */
async function sharedProduct(inviter: StoreClient): Promise<string> {
  const { invite_id: inviteId } = await readInvites(inviter);
  const { data } = await inviter.done<{ data: readonly { id: number }[] }>(
    'POST',
    '/addons/shop/api.goods/lists',
  );
  return `/pages/goods/detail?id=${data[0]?.id}&invite_id=${inviteId}`;
}

async function logInAsDemo(shopper: Shopper): Promise<void> {
  const { here, page } = shopper;
  await open(shopper, '/pages/login/login');
  await here.getByLabel('账号', { exact: true }).fill('demo@pawlet.test');
  await here.getByLabel('密码', { exact: true }).fill('pawlet-demo');
  await here.getByRole('button', { name: '登录', exact: true }).tap();
  await expect.poll(() => readStoredToken(page)).not.toBe('');
}

const storedInvite = (shopper: Shopper) =>
  shopper.page.evaluate(() => localStorage.getItem('pawlet:invite-id') ?? '""');

test('a visitor who registers later in a visit that began with a shared product is credited to the sharer, once', async ({
  page,
  browser,
}) => {
  const inviter = await makeAccount(newShopper(page, store.url));
  const other = await makeAccount(newShopper(page, store.url));
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await open(shopper, await sharedProduct(inviter));
  await expect(here.getByRole('button', { name: '立即购买' })).toBeVisible();
  await open(shopper, '/pages/category/index');
  await seePage(shopper, '分类');
  await page.reload();
  await open(shopper, '/pages/coupon/coupon');
  await seePage(shopper, '领券中心');
  expect((await readInvites(inviter)).nums).toBe(0);
  await open(shopper, '/pages/order/list');
  await seePage(shopper, '登录');
  await logInByCode(shopper, here);
  await seePage(shopper, '我的订单');
  expect((await readInvites(inviter)).nums).toBe(1);
  expect(await storedInvite(shopper)).toBe('""');

  // The account exists now: another shopper's link credits nobody, on another device either.
  const token = await readStoredToken(page);
  await open(shopper, await sharedProduct(other));
  await expect(here.getByRole('button', { name: '立即购买' })).toBeVisible();
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const second = { ...shopper, page: await context.newPage() };
  await second.page.goto(`${store.url}/?token=${token}#${await sharedProduct(other)}`);
  await expect.poll(() => readStoredToken(second.page)).not.toBe('');
  await context.close();
  expect([(await readInvites(inviter)).nums, (await readInvites(other)).nums]).toEqual([1, 0]);
});

test('a log-in to an existing account is credited to nobody', async ({ page }) => {
  const inviter = await makeAccount(newShopper(page, store.url));
  const shopper = newShopper(page, store.url);
  await open(shopper, await sharedProduct(inviter));
  await expect(shopper.here.getByRole('button', { name: '立即购买' })).toBeVisible();
  await logInAsDemo(shopper);
  expect((await readInvites(inviter)).nums).toBe(0);
  expect(await storedInvite(shopper)).toBe('""');
});

test('nobody is credited for opening their own link', async ({ page }) => {
  const own = await logInByPassword(store.url, 'demo@pawlet.test');
  const { nums: before } = await readInvites(own);
  const shopper = newShopper(page, store.url);
  await open(shopper, await sharedProduct(own));
  await expect(shopper.here.getByRole('button', { name: '立即购买' })).toBeVisible();
  await logInAsDemo(shopper);
  expect((await readInvites(own)).nums).toBe(before);
});
