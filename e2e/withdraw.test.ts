import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { berlinPlace, pay, putIntoCart } from './support/buying.ts';
import { makeAccount, newMobile, newShopper, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

// Operators decide here, and the demo does not decide automatically.
const store = useStore(() => Promise.resolve({ PAWLET_AUTOPILOT: 'off' }));

test.use({ locale: 'de-DE' });

const label = 'Vertrag widerrufen';
const inGermany = { 'country-code': 'DEU', lang: 'de' };

/** A paid order of a shopper in Germany, created by the API; returns its number. */
async function buyInGermany(client: StoreClient, email: string): Promise<string> {
  const { id } = await client.done<{ id: number }>(
    'POST',
    '/addons/shop/api.address/addeditV3',
    { ...berlinPlace, email },
    inGermany,
  );
  const order = { ids: String(await putIntoCart(client)), address_id: id };
  const headers = { ...inGermany, 'idempotency-key': randomUUID() };
  const { order_sn } = await client.done<{ order_sn: string }>(
    'POST',
    '/addons/shop/api.order/add',
    order,
    headers,
  );
  await pay(client, order_sn, 'success');
  return order_sn;
}

/** The demo inbox of a recipient. */
async function readInbox(): Promise<string> {
  return (await fetch(new URL('/demo/inbox', store.url))).text();
}

async function confirm(page: Page, shopper: Shopper): Promise<void> {
  const { here } = shopper;
  await here.getByRole('button', { name: 'Weiter', exact: true }).tap();
  await expect(here.getByText('Bitte prüfe deine Angaben')).toBeVisible();
  await here.getByRole('button', { name: 'Widerruf bestätigen', exact: true }).tap();
  await expect(here.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toBeVisible();
  await expect(here.getByText('Hiermit widerrufe ich den von mir abgeschlossenen Vertrag')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Als Datei speichern' })).toBeVisible();
}

test('a guest in Germany withdraws without a log-in, and finds the confirmation in the inbox', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `lena.${newMobile()}@example.com`;
  const orderNumber = await buyInGermany(await makeAccount(newShopper(page, store.url)), email);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await page.goto(`${store.url}/?lang=de&country_code=DEU#/pages/page/page?diyname=withdrawal`);
  await here.getByRole('link', { name: label, exact: true }).tap();
  await seePage(shopper, label);
  await here.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena Krüger');
  await here.getByLabel('Bestellnummer').fill(orderNumber);
  await here.getByLabel('E-Mail für die Bestätigung').fill(email);
  await confirm(page, shopper);
  await expect(here.getByText('Die gesamte Bestellung')).toBeVisible();
  // E-mails about the order go to the same address, and a job processes the statement within seconds.
  await expect(async () => {
    const inbox = await readInbox();
    for (const part of [email, 'ist bei uns eingegangen', orderNumber]) expect(inbox).toContain(part);
    const text = await store.operate('withdrawals');
    expect(text).toMatch(new RegExp(`open\\tin-time\\t\\S+\\t${orderNumber}`, 'u'));
  }).toPass({ timeout: 60_000 });
});

test("a shopper withdraws from the order's page, and follows the withdrawal there", async ({ page }) => {
  test.setTimeout(180_000);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const orderNumber = await buyInGermany(client, `lena.${newMobile()}@example.com`);
  await page.goto(
    `${store.url}/?token=${client.token}&lang=de&country_code=DEU#/pages/order/detail?order_sn=${orderNumber}`,
  );
  await here.getByRole('link', { name: label, exact: true }).tap();
  await seePage(shopper, label);
  await expect(here.getByLabel('Bestellnummer')).toHaveValue(orderNumber);
  await expect(here.getByRole('checkbox', { name: /^Widerrufen: / })).toBeChecked();
  await confirm(page, shopper);
  await page.goto(`${store.url}/#/pages/order/detail?order_sn=${orderNumber}`);
  await expect(here.getByText(/^Widerruf eingegangen am /u)).toBeVisible();
  await expect(here.getByRole('link', { name: label, exact: true })).toHaveCount(0);
  // A job processes it within seconds.
  let number: string | undefined;
  await expect(async () => {
    const text = await store.operate('withdrawals');
    number = new RegExp(`(\\d{26})\\topen\\tin-time\\t\\S+\\t${orderNumber}`, 'u').exec(text)?.[1];
    expect(number).toBeDefined();
  }).toPass();
  await store.operate('settle-withdrawal', number ?? '', 'accept');
  await page.reload();
  await expect(here.getByText(/^Widerruf vom .* angenommen$/u)).toBeVisible();
});
