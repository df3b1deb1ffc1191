import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  buyAsDemo,
  checkConsolePage as check,
  collectProblems,
  consoleScreen,
  openArea,
  shootPages,
} from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();

const password = 'Kettle-Orchid-77-Lantern';

async function accept(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New password').waitFor();
  await check(page, 'invitation');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
}

const buy = async () => (await buyAsDemo(store)).orderSn;

/** The link in the newest invitation that was sent by e-mail. */
async function readInvitation(): Promise<string> {
  const find = async () =>
    /https?:\S+\/console\/invitation#\S+/u.exec(await store.operate('inbox'))?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

test('the first owner ships an order, a colleague may only look, and the log has both', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  const orderSn = await buy();

  await test.step('the first owner sets a password with the link of the command line', async () => {
    const answer = await store.operate('owner-add', 'olga@example.com');
    const link = /https?:\S+/u.exec(answer)?.[0] ?? '';
    await accept(page, link);
    await check(page, 'account');
    await page.getByRole('button', { name: 'olga' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByLabel('Email').fill('olga@example.com');
    await page.getByLabel('Password').fill('not the password');
    await check(page, 'log-in');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert').first()).toContainText('incorrect');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  });

  await test.step('the order is found and shipped', async () => {
    await openArea(page, 'Orders');
    await expect(page.getByRole('link', { name: orderSn })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type(orderSn.slice(-10));
    await expect(page.getByRole('status').filter({ hasText: /^1 order$/u })).toBeVisible();
    await check(page, 'orders');
    await page.getByRole('link', { name: orderSn }).click();
    await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
    await check(page, 'order');
    for (const [button, name] of [
      ['Picking list', /^picking-list-\d+\.pdf$/u],
      ['Address labels', /^labels-\d+\.pdf$/u],
    ] as const) {
      const downloading = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: button }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(name);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await page.getByLabel('Tracking number').fill('SF1234567890');
    await check(page, 'ship');
    await page.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(page.getByRole('alert').getByText('Order shipped')).toBeVisible();
    await expect(page.getByText('SF1234567890').first()).toBeVisible();
    await check(page, 'order-shipped');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('radio', { name: 'Amount' }).check();
    await page.getByLabel(/^Amount in/u).fill('1.00');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'will be refunded' })).toBeVisible();
    await check(page, 'refund');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
  });

  await test.step('a list with an error is shown line by line, and ships nothing before it is confirmed', async () => {
    const other = await buy();
    await openArea(page, 'Bulk shipping');
    await page
      .getByRole('textbox', { name: 'CSV' })
      .fill(`order,carrier,number\n${other},SF,SF99\n123456,SF,SF98`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('There is no such order')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeDisabled();
    await check(page, 'bulk');
    await page.getByRole('radio', { name: /Ship the correct lines/u }).check();
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await expect(page.getByText('1 order shipped')).toBeVisible();
  });

  await test.step('a colleague is invited who may only look', async () => {
    await openArea(page, 'Approvals');
    await expect(page.getByText('No refund is waiting')).toBeVisible();
    await check(page, 'approvals');
    await openArea(page, 'API keys');
    await page.getByRole('button', { name: 'Create API key' }).click();
    await check(page, 'key');
    await page.getByRole('dialog').getByLabel('Name').fill('packing');
    await page.getByRole('checkbox', { name: 'Orders: view' }).check();
    await page.getByLabel('Expires').fill('2037-12-31T12:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByText('It is shown only once')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: /packing/u })).toContainText('2037');
    await openArea(page, 'People');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ben');
    await page.getByRole('dialog').getByLabel('Email').fill('ben@example.com');
    await page.getByRole('dialog').getByLabel('Role').click();
    await page.getByRole('option', { name: 'Read only' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText('Invitation sent by email')).toBeVisible();
    const link = await readInvitation();
    await check(page, 'people');
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    const second = await context.newPage();
    await accept(second, link);
    await expect(second.getByRole('menuitem', { name: 'Orders' })).toBeVisible();
    for (const name of ['People', 'Audit log', 'Bulk shipping', 'Approvals'])
      await expect(second.getByRole('menuitem', { name })).toHaveCount(0);
    await second.goto(`${store.url}/console/orders/${orderSn}/show`);
    await expect(second.getByText('Your role does not include personal data.')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await second.goto(`${store.url}/console/people`);
    await expect(second.getByText('Access denied', { exact: true }).first()).toBeVisible();
    await check(second, 'no-permission');
    await page.reload();
    await page.getByRole('button', { name: 'Sessions: Ben' }).click();
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2);
    await check(page, 'person-sessions');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByText('1 session ended')).toBeVisible();
    await context.close();
    await page.getByRole('button', { name: 'Sessions: Ben' }).click();
    await expect(page.getByText('Not logged in')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the audit log has it', async () => {
    await openArea(page, 'Audit log');
    await expect(page.getByRole('cell', { name: 'Order shipped', exact: true })).toBeVisible();
    // The owner by the command line, and Ben by the owner.
    await expect(page.getByRole('cell', { name: 'Colleague invited', exact: true })).toHaveCount(2);
    await check(page, 'audit');
  });

  await shootPages(page, store, {
    orders: 'orders',
    order: `orders/${orderSn}/show`,
    shipping: 'shipping',
    people: 'people',
    keys: 'keys',
    audit: 'audit',
    approvals: 'approvals',
    account: 'account',
  });
  expect(problems).toEqual([]);
});

test('two people ship the same order: one wins, the other sees it and loses nothing', async ({
  page,
  browser,
}) => {
  const problems = collectProblems(page);
  const orderSn = await buy();
  const context = await browser.newContext(consoleScreen);
  const other = await context.newPage();
  const order = `${store.url}/console/orders/${orderSn}/show`;
  const openDialog = async (of: Page, number: string) => {
    await of.goto(order);
    await of.getByRole('button', { name: 'Ship', exact: true }).click();
    await of.getByLabel('Tracking number').fill(number);
  };
  const confirm = (of: Page) => of.getByRole('button', { name: 'Confirm shipment' }).click();

  await accept(other, /https?:\S+/u.exec(await store.operate('owner-add', 'carla@example.com'))?.[0] ?? '');
  await openDialog(page, 'SF0000000001');
  await openDialog(other, 'SF0000000002');
  await confirm(other);
  await expect(other.getByText('Order shipped').first()).toBeVisible();

  await confirm(page);
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this in the meantime' });
  await expect(conflict.getByRole('row', { name: /^Status Ready to ship Shipped$/u })).toBeVisible();
  await expect(conflict.getByRole('row', { name: /^Packages .*SF0000000002$/u })).toBeVisible();
  await expect(conflict.getByText('SF0000000001')).toBeVisible();
  await check(page, 'ship-conflict');
  await conflict.getByRole('button', { name: 'Continue with the current state' }).click();
  await expect(conflict).toHaveCount(0);

  // What was entered is still there, and sending it again ships nothing twice.
  await expect(page.getByLabel('Tracking number')).toHaveValue('SF0000000001');
  await confirm(page);
  await conflict.getByRole('button', { name: 'Continue with the current state' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Ship' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('SF0000000002').first()).toBeVisible();
  await expect(page.getByText('SF0000000001')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(0);
  expect(await store.operate('order', orderSn)).not.toContain('SF0000000001');
  expect(problems).toEqual([]);
  await context.close();
});

test('a second link in a tab that shows an invitation shows what this one is for', async ({ browser }) => {
  const invite = async (email: string) =>
    /https?:\S+/u.exec(await store.operate('owner-add', email))?.[0] ?? '';
  const context = await browser.newContext(consoleScreen);
  const page = await context.newPage();
  await page.goto(await invite('dora@example.com'));
  await expect(page.getByText('Hello dora.')).toBeVisible();
  await page.getByLabel('New password').fill(password);

  // Nothing but the fragment differs: the browser does not load the page again.
  await page.goto(`${store.url}/console/invitation#token=no-such-invitation`);
  await expect(page.getByRole('alert')).toContainText('expired');
  await expect(page.getByText('dora')).toHaveCount(0);
  await expect(page.getByLabel('New password')).toHaveCount(0);

  await page.goto(await invite('emil@example.com'));
  await expect(page.getByText('Hello emil.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});
