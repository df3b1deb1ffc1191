import { expect, test } from '@playwright/test';
import { logInAsDemo } from './support/api.ts';
import { front, newShopper, openAs, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test("the monthly plan, then the annual one, extend a camera's storage", async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await openAs(shopper, await logInAsDemo(store.url), '/pages/storage/cloudStorage');
  await seePage(shopper, '云存储');
  const status = here.locator('[data-pawlet-part="status"]');
  const pay = here.getByRole('button', { name: '支付', exact: true });
  const seen = [(await status.textContent()) ?? ''];

  // Without the checkbox nothing is ordered.
  await here.getByRole('radio', { name: /云存储月卡/u }).tap();
  await pay.tap();
  await expect(page.getByText('请阅读并同意服务协议').first()).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  for (const plan of ['云存储月卡', '云存储年卡']) {
    await here.getByRole('radio', { name: new RegExp(plan, 'u') }).tap();
    await here.getByRole('checkbox').check({ force: true });
    await pay.tap();
    await front(shopper)
      .getByRole('button', { name: /^支付 /u })
      .tap();
    await page.getByRole('button', { name: '确认付款', exact: true }).tap();
    await expect(here.getByText('支付成功').first()).toBeVisible({ timeout: 30_000 });
    await here.getByRole('button', { name: '完成' }).tap();
    await expect(status).not.toHaveText(seen.at(-1) ?? '');
    seen.push((await status.textContent()) ?? '');
  }
  expect(new Set(seen).size).toBe(3);

  // The notice does not appear again once dismissed.
  await page.reload();
  await expect(status).toHaveText(seen.at(-1) ?? '');
});
