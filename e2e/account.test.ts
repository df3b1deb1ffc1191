import { readFile, stat } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { logInAsDemo, logInByPassword, readCode } from './support/api.ts';
import { isWhole } from './support/sample.ts';
import { findFountain, makeOrder } from './support/buying.ts';
import { seeDeferredParts } from './support/offline/worker.ts';
import {
  front,
  makeAccount,
  newMobile,
  newShopper,
  open,
  openAs,
  seePage,
  sendCode,
  type Shopper,
} from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** A photo like one from a phone: 12 megapixels, rotated by its EXIF orientation. */
async function takePhoto(path: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .toFile(path);
}

/**
 * The longest freeze that is accepted, in ms; the everyday run shares the cores with another file's tests and its
 * store.
 */
const longestFreezeMs = isWhole ? 1000 : 4000;

/** Records from now on for how many ms the page does not respond. */
async function watchFreezes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    let longest = 0;
    setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      document.documentElement.dataset['freeze'] = String(longest);
    }, 10);
  });
  return async () => Number(await page.locator('html').getAttribute('data-freeze'));
}

/** Opens a sheet of the profile. */
async function openSheet(shopper: Shopper, name: string | RegExp): Promise<void> {
  await shopper.here.getByRole('button', { name }).tap();
  await expect(front(shopper)).toBeVisible();
}

test('a large photo becomes the account picture without freezing the page', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await openAs(shopper, client, '/pages/my/my');
  await shopper.here.getByRole('link', { name: '个人资料' }).tap();
  await seePage(shopper, '个人资料');
  await expect(shopper.here.getByRole('button', { name: '头像' })).toBeVisible();
  const photo = test.info().outputPath('photo.jpg');
  await takePhoto(photo);
  expect((await stat(photo)).size).toBeGreaterThan(1_000_000);
  const longest = await watchFreezes(page);
  await shopper.here.locator('input[type="file"]').setInputFiles(photo);
  await seePage(shopper, '头像');
  await expect(shopper.here.getByRole('slider', { name: '缩放' })).toBeVisible({ timeout: 30_000 });
  await shopper.here.getByRole('slider', { name: '缩放' }).fill('1.5');
  await shopper.here.getByRole('button', { name: '使用照片' }).tap();
  await seePage(shopper, '个人资料');
  expect(await longest()).toBeLessThan(longestFreezeMs);

  const picture = shopper.here.getByRole('button', { name: '头像' }).locator('img');
  await expect(picture).toHaveAttribute('src', /\/uploads\//u);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await page.goBack();
  await seePage(shopper, '我的');
  await expect(shopper.here.getByRole('link', { name: '个人资料' }).locator('img')).toBeVisible();
});

test('number, e-mail and password change, each after the owner is verified', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await openAs(shopper, await logInAsDemo(store.url), '/pages/my/profile');
  const sheet = front(shopper);

  const mobile = newMobile();
  await openSheet(shopper, /^手机号/u);
  await sheet.getByLabel('当前密码').fill('pawlet-demo');
  await sheet.getByLabel('新手机号').fill(mobile);
  await sendCode(sheet);
  await sheet.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, mobile));
  await sheet.getByRole('button', { name: '更换手机号' }).tap();
  await expect(shopper.here.getByRole('button', { name: `手机号 ${mobile}` })).toBeVisible();

  const email = `mimi-${mobile}@pawlet.test`;
  await openSheet(shopper, /^邮箱/u);
  await sheet.getByLabel('当前密码').fill('pawlet-demo');
  await sheet.getByLabel('新邮箱').fill(email);
  await sendCode(sheet);
  await sheet.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, email));
  await sheet.getByRole('button', { name: '更换邮箱' }).tap();
  await expect(shopper.here.getByRole('button', { name: `邮箱 ${email}` })).toBeVisible();

  await openSheet(shopper, /^密码/u);
  await sheet.getByLabel('当前密码').fill('wrong-password');
  await sheet.getByLabel('新密码').fill('a-new-password');
  await sheet.getByRole('button', { name: '保存密码' }).tap();
  await expect(sheet.getByLabel('当前密码')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('当前密码').fill('pawlet-demo');
  await sheet.getByRole('button', { name: '保存密码' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(logInByPassword(store.url, email)).rejects.toThrow('code 0');
  await logInByPassword(store.url, email, 'a-new-password');
});

test('two tabs agree on log-out, language, cart, favourites and orders', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await makeOrder(client);
  await openAs(shopper, client, '/pages/my/my');
  const other = newShopper(await context.newPage(), store.url);
  await open(other, '/pages/order/list');
  await expect(shopper.here.getByRole('link', { name: '待付款 (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: '购物车', exact: true })).toBeVisible();
  // The code that synchronizes tabs is loaded after the page.
  for (const tab of [page, other.page]) await seeDeferredParts(tab);

  await other.here.getByRole('button', { name: '取消订单' }).tap();
  await front(other).getByRole('button', { name: '取消订单' }).tap();
  await expect(shopper.here.getByRole('link', { name: '待付款', exact: true })).toBeVisible();

  await findFountain(other);
  await other.here.getByRole('button', { name: '收藏' }).first().tap();
  await expect(other.here.getByRole('button', { name: '收藏', pressed: true }).first()).toBeVisible();
  await expect(shopper.here.getByRole('link', { name: '1 收藏' })).toBeVisible();

  await putOneMore(other);
  await expect(page.getByRole('link', { name: '购物车，1 件' })).toBeVisible();

  await open(other, '/pages/my/my');
  await other.here.getByRole('button', { name: '语言' }).tap();
  await front(other).getByText('Deutsch', { exact: true }).tap();
  await expect(shopper.here.getByRole('link', { name: 'Rechnungen' })).toBeVisible();

  await other.here.getByRole('link', { name: 'Dein Profil' }).tap();
  await other.here.getByRole('button', { name: 'Abmelden', exact: true }).tap();
  await front(other).getByRole('button', { name: 'Abmelden', exact: true }).tap();
  await expect(page.getByText('Du wurdest in einem anderen Tab abgemeldet').first()).toBeVisible();
  await expect(shopper.here.getByRole('button', { name: /Anmelden/u })).toBeVisible();
});

async function putOneMore(shopper: Shopper): Promise<void> {
  const { here, page } = shopper;
  await here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  const sheet = front(shopper);
  for (const value of ['云白', '2.5 L']) {
    const option = sheet.getByRole('button', { name: value, exact: true });
    if ((await option.getAttribute('aria-pressed')) !== 'true') await option.tap();
  }
  await sheet.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await expect(page.getByText('已加入购物车').first()).toBeVisible();
}

test('a shopper downloads the data, deletes the account, and may register again', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const client = await logInByPassword(store.url, 'second@pawlet.test');
  const { userInfo } = await client.done<{ userInfo: { id: number; mobile: string; email: string } }>(
    'GET',
    '/addons/shop/api.user/index',
  );
  await openAs(shopper, client, '/pages/my/profile');
  const sheet = front(shopper);

  await openSheet(shopper, '下载我的数据');
  await sheet.getByRole('button', { name: '生成文件' }).tap();
  const download = page.waitForEvent('download');
  await sheet.getByRole('link', { name: '下载文件' }).tap();
  const path = await (await download).path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ account: { email: userInfo.email } });
  await sheet.getByRole('button', { name: '关闭' }).tap();
  await expect(sheet).toHaveCount(0);

  await openSheet(shopper, '注销账号');
  await expect(sheet.getByText('注销账号后，您将永久失去：')).toBeVisible();
  await sendCode(sheet);
  const recipient = userInfo.mobile === '' ? userInfo.email : userInfo.mobile;
  await sheet.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, recipient));
  await sheet.getByRole('checkbox').tap();
  await sheet.getByRole('button', { name: '注销账号' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '注销账号' }).tap();
  await expect(page.getByText('账号已注销').first()).toBeVisible();
  await expect(shopper.here.getByRole('button', { name: /登录 \/ 注册/u })).toBeVisible();
  await expect(logInByPassword(store.url, 'second@pawlet.test')).rejects.toThrow('code 0');
});

test('a favourite on the product page is in the list of favourites, and vice versa', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await openAs(shopper, client);
  await findFountain(shopper);
  const { here } = shopper;
  await here.getByRole('button', { name: '收藏' }).first().tap();
  await expect(here.getByRole('button', { name: '收藏', pressed: true }).first()).toBeVisible();
  await open(shopper, '/pages/my/collect');
  await here.getByRole('link', { name: /Aura/u }).tap();
  await expect(here.getByRole('button', { name: '收藏', pressed: true }).first()).toBeVisible();
  await page.goBack();
  await here.getByRole('button', { name: /^取消收藏/u }).tap();
  await expect(here.getByText('还没有收藏')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).tap();
  await expect(here.getByRole('link', { name: /Aura/u })).toBeVisible();
  await here.getByRole('button', { name: /^取消收藏/u }).tap();
  await expect(here.getByText('还没有收藏')).toBeVisible();
  await page.goForward();
  await expect(here.getByRole('button', { name: '收藏', pressed: false }).first()).toBeVisible();
});
