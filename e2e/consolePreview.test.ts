import { expect, type Page, test } from '@playwright/test';
import { checkConsolePage as check, collectProblems, consoleScreen, shoot } from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();
const productId = 1;

/** The first price on a page, in dollars. */
async function readPrice(page: Page): Promise<number> {
  const words = await page.locator('main').first().innerText();
  return Number(/\$\s?(\d+\.\d\d)/u.exec(words)?.[1]);
}

test('an offer that is planned is seen in the shop by who made it, and by nobody else', async ({
  page,
  browser,
}) => {
  const problems = collectProblems(page);
  await page.goto(`${store.url}/console/offers`);
  await page.getByRole('button', { name: 'New offer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Discount on a product' }).click();
  await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Half price day');
  await dialog.getByRole('combobox', { name: 'Product' }).fill('Aura');
  await page.getByRole('option', { name: /Aura/u }).first().click();
  await dialog.getByLabel('Percent off').fill('50');
  await dialog.getByLabel('Begin').fill('2038-01-01T00:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Half price day' });
  await expect(row).toContainText('Scheduled');
  await check(page, 'offers-scheduled');

  const link = row.getByRole('link', { name: 'Preview: Half price day' });
  const opening = page.waitForEvent('popup');
  await link.click();
  const preview = await opening;
  await expect(preview.getByRole('status').first()).toContainText(
    'Preview: the page as shoppers will see it once “Half price day” is valid.',
  );
  await shoot(preview, 'preview');
  // Neither scripts nor forms: nothing can be bought.
  expect(await preview.locator('script').count()).toBe(0);
  const address = preview.url();
  expect(address).toMatch(/\/operator\/v1\/offers\/\d+\/preview\?language=en$/u);

  const stranger = await browser.newContext();
  const denied = await stranger.request.get(address);
  expect(denied.status()).toBe(401);
  const shopper = await stranger.newPage();
  await shopper.goto(`${store.url}/en/goods/${productId}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shopper.getByText('Preview:')).toHaveCount(0);
  const [planned, real] = [await readPrice(preview), await readPrice(shopper)];
  // 50% of the regular price are taken off beside what is taken off already.
  expect(real).toBeGreaterThan(0);
  expect(planned).toBeLessThanOrEqual(real / 2);
  await stranger.close();

  await page.goto(`${store.url}/console/audit`);
  await expect(page.getByRole('cell', { name: 'Offer previewed in the shop', exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
