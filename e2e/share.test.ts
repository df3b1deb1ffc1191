import { expect, test } from '@playwright/test';
import { makeAccount, newShopper, open, openAs, seePage } from './support/shopper.ts';
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

  // A product on the poster has a link of its own.
  await here
    .getByRole('button', { name: /Pawlet/u })
    .first()
    .tap();
  await expect(here.getByText(/\/#\/pages\/goods\/detail\?id=\d+&invite_id=\d+$/u)).toBeVisible();
  await expect(poster).toBeVisible();
});

test('a serial number tells the version of the hardware', async ({ page }) => {
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
