import { expect, type Page, test } from '@playwright/test';
import { firstLine, review } from './support/accounts.ts';
import type { StoreClient } from './support/api.ts';
import { deliver } from './support/buying.ts';
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

/** Requests a refund of an order's first product; returns its number. */
async function requestRefund(client: StoreClient, orderSn: string, reason: string): Promise<string> {
  const { refund_sn } = await client.done<{ refund_sn: string }>(
    'POST',
    '/addons/shop/api.order_goods/v2apply',
    { id: await firstLine(client, orderSn), type: 1, reason, remark: '请尽快处理' },
  );
  return refund_sn;
}

/** The state of a refund as the shopper sees it. */
async function readRefund(client: StoreClient, orderSn: string) {
  return client.done<{ note: string; refund_state: number | null }>(
    'GET',
    '/addons/shop/api.order_goods/aftersale',
    { id: await firstLine(client, orderSn) },
  );
}

/** In the demo on loopback the console logs in as its owner by itself. */
async function openConsole(page: Page, path = ''): Promise<void> {
  await page.goto(`${store.url}/console/${path}`);
}

test('a return is refused and another granted, a review is refused, and shoppers see a changed setting at once', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const first = await buyAsDemo(store);
  const second = await buyAsDemo(store);
  const reviewed = await buyAsDemo(store);
  const { client } = first;
  await deliver(client, reviewed.orderSn);
  await review(client, reviewed.orderSn);
  const refused = await requestRefund(client, first.orderSn, 'Changed my mind');
  const granted = await requestRefund(client, second.orderSn, 'It has still not been shipped');

  await test.step('home shows today, and what waits leads to its list', async () => {
    await openConsole(page);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByText('3 paid orders')).toBeVisible();
    await page.getByText('By day: show as a table').click();
    await expect(page.getByRole('table', { name: 'By day' }).getByRole('row')).toHaveCount(31);
    await check(page, 'home');
    await page.getByRole('link', { name: 'Refund and return requests', exact: true }).click();
    await expect(page.getByRole('link', { name: refused })).toBeVisible();
    await expect(page.getByRole('link', { name: granted })).toBeVisible();
    await check(page, 'requests');
  });

  await test.step('one return is refused with a note that the shopper reads', async () => {
    await page.getByRole('link', { name: refused }).click();
    await expect(page.getByText('请尽快处理').first()).toBeVisible();
    await check(page, 'request');
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await dialog.getByLabel('Note to the shopper').fill('The order has left the warehouse.');
    await check(page, 'request-reject');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Decision saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expect(page.getByText('The order has left the warehouse.').first()).toBeVisible();
    expect(JSON.stringify(await readRefund(client, first.orderSn))).toContain('left the warehouse');
  });

  await test.step('another is granted, also if somebody else has decided in between', async () => {
    await openConsole(page, `after-sales/${granted}/show`);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await store.operate('approve-refund', granted);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Somebody else has changed this in the meantime')).toBeVisible();
    await check(page, 'conflict');
    await page.getByRole('button', { name: 'Continue with the current state' }).click();
    await expect(page.getByText('Granted').first()).toBeVisible();
    await expect
      .poll(async () => (await readRefund(client, second.orderSn)).refund_state, { timeout: 30_000 })
      .toBe(2);
  });

  await test.step('a review is refused with a reason', async () => {
    await openArea(page, 'Reviews and questions');
    await page.getByRole('link', { name: 'Reviews', exact: true }).click();
    await page.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Held' }).click();
    await check(page, 'reviews');
    await page.getByRole('button', { name: 'Refuse', exact: true }).first().click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Please write about the product.');
    await check(page, 'review-refuse');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Refused' }).click();
    await page.getByRole('row').filter({ hasText: 'Refused' }).getByRole('link').first().click();
    await expect(page.getByText('Refused: Please write about the product.')).toBeVisible();
    await check(page, 'review');
  });

  await test.step('a changed setting is there for shoppers at once', async () => {
    await openArea(page, 'Settings');
    await page.getByRole('button', { name: 'Name of the shop' }).click();
    const name = page.getByRole('region', { name: /^Name of the shop/u }).getByLabel('Name', { exact: true });
    await name.fill('Aquarium of Olga');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Shoppers see it at once')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Name of the shop Changed' })).toBeVisible();
    await check(page, 'settings');
    const shopper = await page.context().newPage();
    await shopper.goto(`${store.url}/`);
    await expect(shopper).toHaveTitle(/Aquarium of Olga/u);
    await shopper.close();
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await expect(page.getByRole('button', { name: 'Name of the shop Changed' })).toHaveCount(0);
  });

  await test.step('an e-mail is shown as shoppers get it, with words of the shop', async () => {
    await openArea(page, 'Emails');
    await page.getByRole('button', { name: 'Preview: Order shipped' }).click();
    await page.getByLabel('Subject').fill('On its way: {{orderSn}}');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByTitle(/^Preview of the email “On its way/u)).toBeVisible();
    await check(page, 'mails');
    await page.getByRole('button', { name: 'Preview: Invoice' }).click();
    await expect(page.getByTitle(/^Preview of the email “.*invoice/u)).toBeVisible();
    await expect(page.getByText('{{invoiceSn}} (invoice number)')).toBeVisible();
    // The law wants it to be sent.
    await expect(page.getByLabel('Send: Invoice')).toHaveCount(0);
    await expect(page.getByLabel('Send: Withdrawal accepted')).toBeChecked();
  });

  await test.step('a customer is found, logged out everywhere, and the set-up is checked', async () => {
    await openArea(page, 'Customers');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await check(page, 'customers');
    await page.getByLabel('Search in').click();
    await page.getByRole('option', { name: 'Order number' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(first.orderSn);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await check(page, 'customer');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByText(/^\d+ logins? ended$/u)).toBeVisible();
    await openArea(page, 'Checkup');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await check(page, 'doctor');
  });

  await test.step('what fails to load says so, and is there after another attempt', async () => {
    await page.route('**/operator/v1/after-sales*', (route) => route.abort());
    await openArea(page, 'Returns and refunds');
    await expect(page.getByText('The shop did not respond. Please try again')).toBeVisible();
    await check(page, 'failed');
    await page.unroute('**/operator/v1/after-sales*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Status').click();
    await page.getByRole('option', { name: 'All' }).click();
    await expect(page.getByRole('link', { name: refused })).toBeVisible();
  });

  await shootPages(page, store, {
    home: 'home',
    requests: 'after-sales?filter=%7B%7D',
    request: `after-sales/${refused}/show`,
    reviews: `moderation?filter=${encodeURIComponent('{"kind":"review"}')}`,
    customers: 'customers',
    customer: 'customers/1/show',
    settings: 'settings',
    mails: 'mails',
    doctor: 'doctor',
  });
  expect(problems).toEqual([]);
});
