import { expect, type Page, test } from '@playwright/test';
import { buyAsDemo, checkConsolePage as check, collectProblems, consoleScreen } from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();

async function open(page: Page, area: string): Promise<void> {
  await page.goto(`${store.url}/console/${area}`);
}

test('freight is added, changed beside a colleague, and removed', async ({ page }) => {
  const problems = collectProblems(page);
  await open(page, 'freight');
  const row = page.getByRole('row', { name: /Japan/u });
  await expect(row).toBeVisible();
  await check(page, 'freight');

  await page.getByRole('button', { name: 'Remove: Japan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a country' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').click();
  await page.getByRole('option', { name: 'Japan' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is required').first()).toBeVisible();
  const fee = dialog.getByRole('group', { name: 'First fee' });
  await fee.getByLabel('JPY').fill('800');
  await fee.getByLabel('EUR').fill('5,50');
  await check(page, 'freight-create');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('¥800');
  await expect(row).toContainText('Shoppers who pay in');

  await page.getByRole('button', { name: 'Edit: Japan' }).click();
  await store.operate('set-freight', 'JPN', 'days=9');
  await dialog.getByLabel('Days until delivery').fill('4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(conflict.getByText('9', { exact: true })).toBeVisible();
  await conflict.getByRole('button', { name: 'Continue with the current state' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('4');
  expect(problems).toEqual([]);
});

test('synonyms of a language are written in lines, and go back to those of the release', async ({ page }) => {
  const problems = collectProblems(page);
  await open(page, 'synonyms');
  await expect(page.getByRole('textbox', { name: 'Entry 1', exact: true })).toHaveValue(/fountain/u);
  await check(page, 'synonyms');
  await page.getByRole('button', { name: 'Add a group' }).click();
  const last = page.getByRole('textbox', { name: /^Entry \d+$/u }).last();
  await last.fill('zucchini');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is invalid').first()).toBeVisible();
  await last.fill('zucchini, courgette');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The shop has its own groups')).toBeVisible();
  await page.getByRole('button', { name: 'Use the built-in groups' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the built-in groups' }).click();
  await expect(page.getByText('These are the built-in groups')).toBeVisible();
  expect(problems).toEqual([]);
});

test('refunds on their way have a list, and a survey without answers says so', async ({ page }) => {
  const problems = collectProblems(page);
  const { orderSn } = await buyAsDemo(store);
  await store.operate('refund', orderSn, 'all', '--key=once');
  await open(page, 'refunds?filter=%7B%22state%22%3A%22all%22%7D');
  await expect(page.getByText('Refund request').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d{26}$/u }).first()).toBeVisible();
  await check(page, 'refunds');
  await open(page, 'offers');
  await expect(page.getByText('{{reach}}')).toHaveCount(0);
  await expect(page.getByText(/^5% off orders over .{1,3}599$/u)).toBeVisible();
  await open(page, 'surveys/drinker/show');
  await expect(page.getByText('Nobody has replied yet').first()).toBeVisible();
  await check(page, 'survey-empty');
  await open(page, 'account');
  await expect(page.getByText(/^Chrome \d+, Linux$/u).first()).toBeVisible();
  await check(page, 'account');
  expect(problems).toEqual([]);
});

test('fees are entered in the currencies of the countries that the shop sells to, and in those that have one', async ({
  page,
}) => {
  await store.operate('settings', 'shop.countries', '["CHE"]');
  await store.operate('set-freight', 'DEU', 'first-grams=1000', 'first-fee=EUR:5.50,CHF:6');
  await open(page, 'freight');
  await page.getByRole('button', { name: 'Add a country' }).click();
  const dialog = page.getByRole('dialog');
  // One currency needs no name.
  await expect(dialog.getByRole('textbox', { name: 'First fee' })).toBeVisible();
  await expect(dialog.getByLabel('EUR')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit: Germany' }).click();
  const fee = dialog.getByRole('group', { name: 'First fee' });
  await expect(fee.getByLabel('EUR')).toHaveValue('5.50');
  await expect(fee.getByRole('textbox')).toHaveCount(2);
});
