import { expect, type Page, test } from '@playwright/test';
import {
  addColors,
  checkConsolePage as check,
  chooseOption,
  collectProblems,
  consoleScreen,
  drawPicture,
  openArea,
  shootPages,
} from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Opens the console, which logs in as the owner of the demo by itself. */
const openConsole = (page: Page, path: string) => page.goto(`${store.url}/console/${path}`);

test('a product is created and published, its stock is corrected, and two people edit it at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  let id = '';

  await test.step('products are found by words, and by little stock', async () => {
    await openConsole(page, 'products');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await check(page, 'products');
    await page.getByRole('searchbox').fill('PW-AURA');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByText('No products match')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  });

  await test.step('a product with two variants in three languages is entered', async () => {
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByRole('button', { name: 'German', exact: true }).click();
    for (const [language, title, subtitle] of [
      ['Chinese', '流光饮水机', '静音，2 升'],
      ['English', 'Lumen fountain', 'Quiet, 2 liters'],
      ['German', 'Brunnen Lumen', 'Leise, 2 Liter'],
    ] as const) {
      await group(page, language).getByLabel('Title', { exact: true }).fill(title);
      await group(page, language).getByLabel('Subtitle').fill(subtitle);
    }
    await chooseOption(page, 'Category', 'Water fountains / For the home');
    await chooseOption(page, 'Brand', 'Pawlet');
    await addColors(page, 'White', 'Sage');
    await page.getByRole('button', { name: 'USD', exact: true }).click();
    for (const [value, sku, stock, cny, usd] of [
      ['White', 'LUMEN-W', '7', '219.00', '31.00'],
      ['Sage', 'LUMEN-S', '3', '229.00', '33.00'],
    ] as const) {
      const fields = group(page, value);
      await fields.getByLabel('SKU').fill(sku);
      await fields.getByLabel('Stock').fill(stock);
      await fields.getByLabel('Price in CNY', { exact: true }).fill(cny);
      await fields.getByLabel('Price in USD', { exact: true }).fill(usd);
    }
  });

  await test.step('a picture of 100 megapixels is refused with its size, another one is stored', async () => {
    const input = page.locator('input[type=file]');
    await input.setInputFiles(await drawPicture('huge.png', 10_000, 10_000));
    await expect(
      page.getByText(/huge\.png: The picture has 100 megapixels \(10000 × 10000\)/u),
    ).toBeVisible();
    await input.setInputFiles([
      await drawPicture('front.png', 1200, 1200),
      await drawPicture('side.png', 1000, 800),
    ]);
    await expect(page.getByText('Picture 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Alt text: Picture 1' }).click();
    await page.getByRole('dialog').getByLabel('English').fill('The fountain from the front');
    await page.getByRole('dialog').getByLabel('German').fill('Der Brunnen von vorn');
    await check(page, 'product-alt');
    await page.getByRole('button', { name: 'Done' }).click();
    await check(page, 'product-create');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(page).toHaveURL(/\/products\/\d+\/show$/u);
    id = /products\/(\d+)\//u.exec(page.url())?.[1] ?? '';
  });

  const shopper = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const detail = `${store.url}/goods/${id}`;

  await test.step('shoppers see it once it is published, at its price', async () => {
    await shopper.goto(detail);
    await expect(shopper.getByText('流光饮水机')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(async () => {
      await shopper.goto(detail);
      await expect(shopper.getByText('流光饮水机').first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(shopper.getByText(/219/u).first()).toBeVisible();
  });

  await test.step('pictures are ordered by the keyboard, and one is removed', async () => {
    await page.getByRole('button', { name: 'Move forward: Picture 2' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove: Picture 2' }).click();
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pictures' }) });
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Picture 2', { exact: true })).toHaveCount(0);
  });

  await test.step('its stock is corrected with a reason that the journal keeps', async () => {
    await page.getByRole('button', { name: 'Correct: LUMEN-W' }).click();
    await page.getByLabel('Pieces counted').fill('5');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Correct' })).toBeDisabled();
    await page.getByRole('dialog').getByLabel('Reason').fill('Two broken on the shelf');
    await check(page, 'stock-correct');
    await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByText('Stock corrected')).toBeVisible();
    const entry = page.getByRole('row').filter({ hasText: 'Two broken on the shelf' });
    await expect(entry).toContainText('-2');
    await check(page, 'product');
  });

  await test.step('a colleague has changed the text meanwhile: both are shown, and nothing is lost', async () => {
    const colleague = await page.context().newPage();
    await colleague.goto(`${store.url}/console/products/${id}/show`);
    await group(colleague, 'English').getByLabel('Title', { exact: true }).fill('Lumen fountain, quiet');
    await group(page, 'English').getByLabel('Title', { exact: true }).fill('Lumen water fountain');
    await group(page, 'German').getByLabel('Subtitle').fill('Sehr leise');
    const save = (of: Page) =>
      of
        .locator('section')
        .filter({ has: of.getByRole('heading', { name: 'Texts' }) })
        .getByRole('button', { name: 'Save' })
        .click();
    await save(colleague);
    await expect(colleague.getByText('Saved', { exact: true })).toBeVisible();
    await colleague.close();
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').filter({ hasText: 'Lumen fountain, quiet' })).toContainText(
      'Title (English)',
    );
    await expect(dialog.getByText('Lumen water fountain')).toBeVisible();
    await check(page, 'product-conflict');
    await dialog.getByRole('button', { name: 'Continue with the current state' }).click();
    await expect(group(page, 'English').getByLabel('Title', { exact: true })).toHaveValue(
      'Lumen water fountain',
    );
    await save(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(group(page, 'German').getByLabel('Subtitle')).toHaveValue('Sehr leise');
  });

  await test.step('it is taken from sale', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Unpublished', { exact: true })).toBeVisible();
    await openArea(page, 'Stock');
    await page.getByRole('searchbox').fill('LUMEN');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await check(page, 'stock');
    await openArea(page, 'Stock journal');
    await expect(page.getByText('Correction: Two broken on the shelf')).toBeVisible();
    await check(page, 'stock-journal');
  });

  await shootPages(page, store, {
    products: 'products',
    'product-create': 'products/create',
    product: `products/${id}/show`,
    stock: 'stock',
    'stock-journal': 'stock-journal',
  });
  expect(problems).toEqual([]);
});

test('categories, brands, attributes, offers and campaigns are edited, and sheets come and go in the background', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const dialog = page.getByRole('dialog');

  await test.step('a brand is created, changed and removed; one that is used stays, with what uses it', async () => {
    await openConsole(page, 'brands');
    await page.getByRole('button', { name: 'New brand' }).click();
    await dialog.getByLabel('Name').fill('Tidewater');
    await check(page, 'brand-create');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit: Tidewater' }).click();
    await dialog.getByRole('group', { name: 'Introduction' }).getByLabel('English').fill('From the coast');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('From the coast')).toBeVisible();
    await check(page, 'brands');
    await page.getByRole('button', { name: 'Remove: Pawlet' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('This is still used: remove it there first')).toBeVisible();
    await expect(dialog.getByRole('rowheader', { name: /^Products \(\d+\)$/u })).toBeVisible();
    await check(page, 'brand-in-use');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Remove: Tidewater' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Edit: Tidewater' })).toHaveCount(0);
  });

  await test.step('a category is created below another one, and moved', async () => {
    await openArea(page, 'Categories');
    await page.getByRole('button', { name: 'New category' }).click();
    await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Garden');
    await chooseOption(page, 'Parent category', 'Water fountains');
    await check(page, 'category-create');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Water fountains / Garden')).toBeVisible();
    const place = () =>
      page
        .getByRole('row')
        .filter({ hasText: 'Water fountains / ' })
        .allTextContents()
        .then((rows) => rows.findIndex((row) => row.includes('Garden')));
    const before = await place();
    await page.getByRole('button', { name: 'Move up: Garden' }).click();
    await expect.poll(place).toBe(before - 1);
    await check(page, 'categories');
  });

  await test.step('an attribute gets a value', async () => {
    await openArea(page, 'Attributes');
    await page.getByRole('button', { name: 'New attribute' }).click();
    await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Pump');
    await dialog.getByRole('button', { name: 'Add value' }).click();
    await dialog.getByRole('group', { name: 'Entry 1' }).getByLabel('English').fill('Magnetic');
    await check(page, 'attribute-create');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Magnetic' })).toContainText('Pump');
    await check(page, 'attributes');
  });

  await test.step('an offer for a product runs, and is ended', async () => {
    await openArea(page, 'Offers');
    await page.getByRole('button', { name: 'New offer' }).click();
    await dialog.getByLabel('Kind').click();
    await page.getByRole('option', { name: 'Discount on a product' }).click();
    await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Spring week');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This is required').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Product' }).fill('Aura');
    await page.getByRole('option', { name: /Aura/u }).first().click();
    await dialog.getByLabel('Percent off').fill('15');
    await check(page, 'offer-create');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Spring week' });
    await expect(row).toContainText('15%');
    await expect(row).toContainText('Running');
    await check(page, 'offers');
    await page.getByRole('button', { name: 'End now: Spring week' }).click();
    await dialog.getByRole('button', { name: 'End now' }).click();
    await expect(row).toContainText('Ended');
  });

  await test.step('a campaign is planned', async () => {
    await openArea(page, 'Campaigns');
    await page.getByRole('button', { name: 'New campaign' }).click();
    await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Garden days');
    await dialog.locator('input[type=file]').setInputFiles(await drawPicture('garden.png', 1200, 600));
    await expect(dialog.getByRole('img', { name: 'Picture' })).toBeVisible();
    await dialog.getByLabel('Page that it opens').fill('/pages/goods/goods');
    await dialog.getByLabel('Begin').fill('2037-05-01T08:00');
    await dialog.getByLabel('End').fill('2037-05-08T08:00');
    await check(page, 'campaign-create');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Garden days' })).toContainText('Scheduled');
    await check(page, 'campaigns');
  });

  await test.step('a sheet is exported, an error of a line is shown, and the good lines are imported', async () => {
    await openArea(page, 'Import and export');
    await page.getByRole('button', { name: 'Start export' }).click();
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download: /u }).click();
    const sheet = await (await loading).createReadStream().then(async (stream) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
      return Buffer.concat(parts).toString('utf8');
    });
    const [headers = '', first = ''] = sheet.split(/\r?\n/u);
    expect(headers).toContain('stock');
    const columns = headers.replace('\uFEFF', '').split(',');
    const replaceStock = (stock: string) =>
      first
        .split(',')
        .map((cell, at) => (columns[at] === 'stock' ? stock : cell))
        .join(',');
    const file = (content: string) => ({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
    await page.locator('input[type=file]').setInputFiles(file(`${headers}\n${replaceStock('many')}\n`));
    await page.getByLabel('Also set the stock of SKUs that exist').check();
    await page.getByRole('button', { name: 'Check only' }).click();
    await expect(page.getByRole('table', { name: 'Lines with errors' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('table', { name: 'Lines with errors' })).toContainText('2');
    await expect(page.getByText('Nothing was changed')).toBeVisible();
    await check(page, 'sheets-errors');
    await page.locator('input[type=file]').setInputFiles(file(`${headers}\n${replaceStock('77')}\n`));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('The shop was changed')).toBeVisible();
    await check(page, 'sheets');
  });

  await test.step('what fails to load says so', async () => {
    await page.route('**/operator/v1/offers*', (route) => route.abort());
    await openArea(page, 'Offers');
    await expect(page.getByText('The shop did not respond. Please try again')).toBeVisible();
    await page.unroute('**/operator/v1/offers*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Spring week' })).toBeVisible();
    await openArea(page, 'Audit log');
    await expect(page.getByRole('cell', { name: 'Offer ended', exact: true })).toBeVisible();
  });

  await shootPages(page, store, {
    brands: 'brands',
    categories: 'categories',
    attributes: 'attributes',
    offers: 'offers',
    campaigns: 'campaigns',
    sheets: 'sheets',
  });
  expect(problems).toEqual([]);
});
