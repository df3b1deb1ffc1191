import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  buyAsDemo,
  checkConsolePage as check,
  collectProblems,
  consoleScreen,
  openArea,
} from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();

/** In the demo on loopback the console logs in as its owner by itself. */
const openConsole = (page: Page, path: string) => page.goto(`${store.url}/console/${path}`);
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you have entered?' });

test('whoever leaves a form with unsaved input is asked, in each way of leaving', async ({ page }) => {
  test.setTimeout(120_000);
  const problems = collectProblems(page);
  await openConsole(page, 'pages');
  await page.getByRole('table').getByRole('link').first().click();
  const title = page.getByRole('group', { name: /^Title/u }).getByLabel('English');
  await expect(title).not.toHaveValue('');
  const saved = await title.inputValue();
  const address = page.url();

  await test.step('nothing is asked before something is entered, or after it is undone', async () => {
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(address);
    await page.goBack();
    await expect(title).toHaveValue(saved);
    await title.fill('Something else');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await openArea(page, 'Orders');
    await expect(page).toHaveURL(/\/orders/u);
    await page.goBack();
  });

  await test.step('the menu, a key, the button of the browser and a link lead away only if one agrees', async () => {
    await title.fill('Not saved');
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      menu: () => openArea(page, 'Orders'),
      button: () => page.getByRole('button', { name: 'Next', exact: true }).click(),
      key: async () => {
        await page.getByRole('button', { name: 'Save', exact: true }).focus();
        await page.keyboard.press('j');
      },
      back: () => page.evaluate(() => history.back()),
    };
    for (const [name, way] of Object.entries(ways)) {
      await way();
      await expect(question(page), name).toBeVisible();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(title).toHaveValue('Not saved');
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await check(page, 'unsaved');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page).not.toHaveURL(address);
    await page.goBack();
    await expect(title).toHaveValue(saved);
  });

  await test.step('closing the tab and logging out ask as well', async () => {
    await title.fill('Not saved');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.getByRole('button', { name: 'Demo owner' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(title).toHaveValue('Not saved');
  });

  await test.step('saving ends it', async () => {
    await title.fill(`${saved} `);
    await title.fill(`${saved}!`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await openArea(page, 'Orders');
    await expect(page).toHaveURL(/\/orders/u);
  });

  await test.step('a dialog asks before it closes', async () => {
    await openConsole(page, 'people');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByLabel('Name').fill('Bo Chen');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Bo Chen');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test('what somebody else has changed in a setting is shown in words', async ({ page }) => {
  const problems = collectProblems(page);
  await openConsole(page, 'settings');
  await page.getByRole('button', { name: 'Automatic receipt' }).click();
  const region = page.getByRole('region', { name: /^Automatic receipt/u });
  await region.getByRole('spinbutton').first().fill('5');
  await store.operate('receipt-days', 'delivered=9', 'domestic=12', 'abroad=33');
  await region.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Somebody else has changed' })).toBeVisible();
  await expect(dialog.getByRole('table').first()).toContainText('33');
  await expect(dialog).not.toContainText(/[{}"]/u);
  await check(page, 'setting-conflict');
  await dialog.getByRole('button', { name: 'Continue with the current state' }).click();
  await expect(region.getByRole('spinbutton').first()).toHaveValue('5');
  expect(problems).toEqual([]);
});

test('single keys do nothing in fields, behind dialogs, with modifiers, and where they are switched off', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await buyAsDemo(store);
  await openConsole(page, 'orders');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  // By its id: what is behind a menu has no role.
  const search = page.locator('#order-search');
  for (const key of ['Control+/', 'Alt+/', 'Meta+/']) {
    await page.keyboard.press(key);
    await expect(search).not.toBeFocused();
  }
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('/');
  await expect(search).toHaveValue('/');

  await openConsole(page, 'account');
  await page.getByRole('switch', { name: 'Use single keys' }).uncheck();
  await check(page, 'account-keys');
  await openConsole(page, 'orders');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).not.toHaveAttribute(
    'aria-keyshortcuts',
  );
});

test('work in the background is listed with its results, and a package is corrected', async ({ page }) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  const { orderSn } = await buyAsDemo(store);

  await test.step('labels of one page each go on when the page is left, and are downloaded later', async () => {
    await openConsole(page, `orders/${orderSn}/show`);
    await page.getByRole('button', { name: 'Labels 100 × 150 mm' }).click();
    await page.getByRole('link', { name: 'Background work' }).click();
    await expect(page.getByRole('cell', { name: 'Print', exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Done' })).toBeVisible({ timeout: 60_000 });
    await check(page, 'jobs');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/u }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^labels-\d+\.pdf$/u);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: /^Result/u }).click();
    await expect(page.getByText('1 order printed')).toBeVisible();
  });

  await test.step('the number of a package is corrected', async () => {
    await store.operate('ship', orderSn, 'SF', 'SF-WRONG');
    await openConsole(page, `orders/${orderSn}/show`);
    await page.getByRole('button', { name: /^Correct/u }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct' });
    await expect(dialog.getByRole('button', { name: 'Correct' })).toBeDisabled();
    await dialog.getByLabel('Tracking number').fill('SF-RIGHT');
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByText('Package corrected')).toBeVisible();
    await expect(page.getByText('SF Express SF-RIGHT', { exact: true })).toBeVisible();
    await check(page, 'order-corrected');
  });

  await test.step('the order leads to its customer', async () => {
    await page
      .getByRole('row', { name: /^Customer/u })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/customers\/\d+\/show/u);
  });
  expect(problems).toEqual([]);
});
