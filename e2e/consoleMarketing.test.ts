import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { StoreClient } from './support/api.ts';
import { claimCoupon, readCoupons } from './support/balances.ts';
import { makeAddress, pay, pressInWallet } from './support/buying.ts';
import { findSku, putSkuIntoCart } from './support/catalogue.ts';
import {
  buyAsDemo,
  checkConsolePage as check,
  collectProblems,
  consoleScreen,
  fillLanguages,
  openArea,
  openTab,
  shootPages,
} from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();
const cameraSku = 'WK-DOT-WH';

/** Answers the survey about fountains by the API. */
async function answerSurvey(client: StoreClient): Promise<void> {
  await client.done('POST', '/addons/shop/api.question_survey/submitDrinkerSurvey', {
    answers: [
      { id: 1, value: ['cat'] },
      { id: 2, value: 'yes' },
      { id: 3, value: 'month' },
      { id: 4, value: 5 },
      { id: 5, value: 'A quieter pump, please' },
    ],
  });
}

/** Buys a camera by the API; returns the order's number. */
async function buyCamera(client: StoreClient): Promise<string> {
  const row = await putSkuIntoCart(client, await findSku(client, 'Dot', cameraSku));
  const { order_sn } = await client.done<{ order_sn: string }>('POST', '/addons/shop/api.order/add', {
    ids: String(row),
    address_id: await makeAddress(client),
  });
  await pay(client, order_sn, 'success');
  return order_sn;
}

/** Asks for an invoice of an order. The demo's operators issue it by themselves after a while. */
async function askForInvoice(client: StoreClient, orderSn: string): Promise<void> {
  await client.done('POST', '/addons/shop/api.order/submitInvoice', {
    order_sns: orderSn,
    head_type: 2,
    title: '王小明',
    email: 'wang@pawlet.test',
  });
}

/** Withdraws from an order without a log-in. */
async function withdraw(client: StoreClient, orderSn: string): Promise<void> {
  const headers = { 'country-code': 'DEU', lang: 'de', 'idempotency-key': randomUUID() };
  const fields = { name: 'Lena Krüger', order_sn: orderSn, email: 'lena@pawlet.test' };
  await client.done('POST', '/addons/shop/api.withdrawal/send', fields, headers);
}

/** Buys a month of storage for the demo's first camera. */
async function buyPlan(client: StoreClient): Promise<string> {
  const cameras = await client.done<readonly { device_id: string }[]>(
    'POST',
    '/cloud/api/commodity/getTypeList',
  );
  const { plans } = await client.done<{ plans: readonly { id: number; type: string }[] }>(
    'POST',
    '/cloud/api/commodity/getInfo',
  );
  const { order_sn } = await client.done<{ order_sn: string }>('POST', '/cloud/api/order/create', {
    commodity_id: plans.find(({ type }) => type === 'month')?.id,
    device_id: cameras[0]?.device_id,
    agreed: 1,
  });
  const wallet = await client.done<string>('POST', '/cloud/api/order/pay', {
    order_sn,
    paytype: 'wechat',
    method: 'wap',
    returnurl: `${client.url}/`,
  });
  await pressInWallet(client.url, wallet, 'success');
  return order_sn;
}

/** Exchanges points for the cheapest product that is shipped. */
async function exchangePoints(client: StoreClient): Promise<void> {
  const { data } = await client.done<{ data: readonly { id: number }[] }>(
    'GET',
    '/addons/shop/api.score/exchangeList',
    { type: 'reality', orderby: 'score', orderway: 'asc' },
  );
  const { models } = await client.done<{ models: readonly string[] }>(
    'POST',
    '/addons/shop/api.score/exchangeProductDetail',
    { id: data[0]?.id },
  );
  await client.done('POST', '/addons/shop/api.score/exchange', {
    exchange_id: data[0]?.id,
    nums: 1,
    model: models[0] ?? '',
    address_id: await makeAddress(client),
  });
}

test('a coupon is made and claimed, a survey is read, a camera is imported and bound, and the audit log has it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const problems = collectProblems(page);
  const { client, orderSn } = await buyAsDemo(store);
  const other = await buyAsDemo(store);
  const cameraOrder = await buyCamera(client);
  await answerSurvey(client);
  const planOrder = await buyPlan(client);
  await withdraw(client, other.orderSn);

  await test.step('a coupon is created, and a shopper claims it', async () => {
    await page.goto(`${store.url}/console/coupons`);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await check(page, 'coupons');
    await page.getByRole('button', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name in imports').fill('autumn-20');
    await dialog.getByRole('spinbutton', { name: 'Percent off' }).fill('120');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.locator('.Mui-error').first()).toBeVisible();
    await check(page, 'coupon-create');
    await fillLanguages(dialog, 'Name', 'Autumn');
    await dialog.getByRole('spinbutton', { name: 'Percent off' }).fill('20');
    await dialog.getByRole('combobox', { name: 'Products' }).fill('Aura');
    await page.getByRole('option', { name: /Aura/u }).first().click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Use', exact: true })).toBeVisible();
    await expect(page.getByText('20% off')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Products .*Aura/u })).toBeVisible();
    await claimCoupon(client, 'Autumn');
    expect((await readCoupons(client)).map(({ name }) => name)).toContain('Autumn');
    await page.reload();
    await expect(page.getByRole('row', { name: 'Claimed 1', exact: true })).toBeVisible();
    await check(page, 'coupon');
  });

  await test.step('what a colleague has changed meanwhile is shown, and nothing that was entered is lost', async () => {
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) });
    const english = form
      .getByRole('group', { name: 'Name', exact: true })
      .getByLabel('English', { exact: true });
    await english.fill('Autumn sale');
    const colleague = await page.context().newPage();
    await colleague.goto(page.url());
    await colleague.getByLabel('Rank (larger first)').fill('7');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('Saved', { exact: true })).toBeVisible();
    await colleague.close();
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog');
    await expect(conflict.getByText('Somebody else has changed this in the meantime')).toBeVisible();
    await expect(conflict.getByRole('row', { name: 'Rank (larger first) 0 7' })).toBeVisible();
    await expect(conflict.getByText(/Autumn sale/u)).toBeVisible();
    await check(page, 'coupon-conflict');
    await conflict.getByRole('button', { name: 'Continue with the current state' }).click();
    await expect(english).toHaveValue('Autumn sale');
    await expect(page.getByLabel('Rank (larger first)')).toHaveValue('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.reload();
    await expect(english).toHaveValue('Autumn sale');
    await expect(page.getByLabel('Rank (larger first)')).toHaveValue('7');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  });

  await test.step('a discount code is created', async () => {
    await openArea(page, 'Coupons');
    await openTab(page, 'Discount codes');
    await page.getByRole('button', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code', { exact: true }).fill('autumn5');
    await fillLanguages(dialog, 'Name', 'Autumn code');
    await dialog.getByRole('combobox', { name: 'Kind of discount' }).click();
    await page.getByRole('option', { name: 'Amount', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    const off = dialog.getByRole('group', { name: 'Amount off', exact: true });
    await expect(off.getByText(/./u).first()).toBeVisible();
    for (const field of await off.getByRole('textbox').all()) await field.fill('5');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('AUTUMN5')).toBeVisible();
    await check(page, 'code');
  });

  await test.step('a reply to a survey is in its chart and in its sheet', async () => {
    await openArea(page, 'Surveys');
    await check(page, 'surveys');
    await page.getByRole('row').filter({ hasText: 'fountain' }).getByRole('link').click();
    const figure = page.getByRole('figure').first();
    await figure.getByText(/show as a table/u).click();
    await expect(figure.getByRole('row', { name: 'Cat 1', exact: true })).toBeVisible();
    await expect(figure.locator('svg').first()).toBeVisible();
    await expect(page.getByText(/A quieter pump, please/u)).toBeVisible();
    await check(page, 'survey');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download choices (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('drinker-choices.csv');
    const sheet = await readFile(await download.path(), 'utf8');
    expect(sheet.trim().split(/\r?\n/u)).toHaveLength(2);
  });

  await test.step('serial numbers are imported with an error in a line, and a camera is bound and released', async () => {
    await openArea(page, 'Cloud storage');
    await check(page, 'cameras');
    await openTab(page, 'Serial numbers');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('CSV', { exact: true })
      .fill(`serial,sku\nCAM-9001,${cameraSku}\nCAM-9002,PW-PUMP`);
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('1 line has an error')).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: 'CAM-9002' })).toContainText('3');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await check(page, 'serials-import');
    await dialog.getByLabel('Import the correct lines and skip the others').check();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('1 serial number imported')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'CAM-9001' })).toContainText('Not bound');
    await check(page, 'serials');
    await openTab(page, 'Cameras');
    await page.getByRole('button', { name: 'Bind a camera' }).click();
    await dialog.getByLabel('Order number').fill(cameraOrder);
    await dialog.getByRole('button', { name: 'Find the order' }).click();
    await dialog.getByLabel('Serial number').fill('CAM-9001');
    await check(page, 'camera-bind');
    await dialog.getByRole('button', { name: 'Bind a camera' }).click();
    const camera = page.getByRole('row').filter({ hasText: 'CAM-9001' });
    await expect(camera).toContainText(cameraOrder);
    await camera.getByRole('button', { name: 'Release' }).click();
    await expect(dialog.getByText(/^CAM-9001 no longer belongs/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await openTab(page, 'Plans');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Prices', exact: true })).toBeVisible();
    await check(page, 'plan');
    await openArea(page, 'Cloud storage');
    await openTab(page, 'Purchases');
    await page.getByRole('link', { name: planOrder }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByLabel('Refund the full price').check();
    await check(page, 'cloud-refund');
    await dialog.getByRole('button', { name: /^Refund CN¥/u }).click();
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    await check(page, 'cloud-order');
  });

  await test.step('an invoice is issued, and a withdrawal is there', async () => {
    await askForInvoice(client, orderSn);
    await openArea(page, 'Invoices');
    await expect(page.getByText('王小明').first()).toBeVisible();
    await check(page, 'invoices');
    await page.getByRole('row').filter({ hasText: 'To do' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('Issued', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    await check(page, 'invoice');
    await openArea(page, 'Withdrawals');
    await expect(page.getByText('Lena Krüger')).toBeVisible();
    await check(page, 'withdrawals');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await check(page, 'withdrawal-reject');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await check(page, 'withdrawal');
  });

  await test.step('the key of a webhook is shown once', async () => {
    await openArea(page, 'Webhooks');
    await page.getByRole('button', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill(`${store.url}/nobody`);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByLabel('Key of the signatures')).toHaveValue(/.{20,}/u);
    await check(page, 'webhook-create');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('table').getByRole('link').first().click();
    await check(page, 'webhook');
    await page.getByRole('link', { name: 'Sent events' }).click();
    await check(page, 'deliveries');
  });

  await test.step('pages, tasks, rewards and the home page can be opened and edited', async () => {
    await openArea(page, 'Pages and notices');
    await check(page, 'pages');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Content (HTML)' }).getByRole('textbox')).toHaveCount(8);
    await check(page, 'page');
    await openArea(page, 'Pages and notices');
    await openTab(page, 'Home page of the shop');
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
    await check(page, 'home-page');
    const banners = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Banners' }) });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      banners.getByRole('button', { name: 'Upload a picture' }).first().click(),
    ]);
    const create = { width: 800, height: 400, channels: 3, background: '#cc6633' } as const;
    await chooser.setFiles({
      name: 'banner.png',
      mimeType: 'image/png',
      buffer: await sharp({ create }).png().toBuffer(),
    });
    const shown = banners.getByRole('img', { name: 'Picture' }).first();
    await expect(shown).toHaveAttribute('src', /\/media\/shop\//u);
    const source = /shop\/[\da-f]+/u.exec((await shown.getAttribute('src')) ?? '')?.[0] ?? '';
    await banners.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const shopper = await page.context().newPage();
    await shopper.goto(`${store.url}/`);
    await expect(shopper.locator(`img[src*="${source}"]`).first()).toBeAttached();
    await shopper.close();
    await openTab(page, 'Device hints');
    await expect(page.getByRole('group', { name: 'Text', exact: true }).first()).toBeVisible();
    await check(page, 'hints');
    await openArea(page, 'Tasks');
    await expect(page.getByRole('heading', { name: 'Daily check-in' })).toBeVisible();
    await check(page, 'tasks');
    await openArea(page, 'Rewards');
    await check(page, 'rewards');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Title' })).toBeVisible();
    await check(page, 'reward');
    await openArea(page, 'Rewards');
    await exchangePoints(client);
    await openTab(page, 'Redeemed points');
    await check(page, 'exchanges');
    await page.getByRole('row').filter({ hasText: 'To do' }).getByRole('link').first().click();
    for (const action of ['Prepare', 'Send', 'Complete']) {
      await page.getByRole('button', { name: action, exact: true }).click();
      if (action === 'Send') await page.getByLabel('Number', { exact: true }).fill('SF1234567890');
      await check(page, `exchange-${action}`);
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await expect(page.getByText('SF1234567890')).toBeVisible();
    await check(page, 'exchange');
  });

  await test.step('the audit log has all of it in words', async () => {
    await page.goto(`${store.url}/console/audit?page=1&perPage=100&sort=default&order=ASC&filter=%7B%7D`);
    for (const done of [
      'Coupon created',
      'Coupon changed',
      'Coupon stopped',
      'Discount code created',
      'Cloud storage refunded',
      'Serial numbers imported',
      'Camera bound',
    ])
      await expect(page.getByRole('cell', { name: done, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Camera bound' })).toContainText('CAM-9001');
    await check(page, 'audit');
  });

  await shootPages(page, store, {
    coupons: 'coupons',
    coupon: 'coupons/1/show',
    codes: 'codes',
    rewards: 'rewards',
    reward: 'rewards/1/show',
    exchanges: 'exchanges?filter=%7B%7D',
    surveys: 'surveys',
    survey: 'surveys/drinker/show',
    tasks: 'tasks',
    pages: 'pages',
    page: 'pages/1/show',
    'home-page': 'home-page',
    cameras: 'cameras',
    serials: 'serials',
    plan: 'plans/1/show',
    'cloud-orders': 'cloud-orders',
    invoices: 'invoices',
    withdrawals: 'withdrawals',
    webhooks: 'webhooks',
    webhook: 'webhooks/1/show',
    deliveries: 'deliveries',
    audit: 'audit',
  });
  expect(problems).toEqual([]);
});
