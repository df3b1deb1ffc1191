import { expect, test } from '@playwright/test';
import { findWebKitHost } from '../tooling/test/hosts.ts';
import { type Screen, startScreen } from './engines/screen.ts';
import { startWebKitHost, type WebKitHost } from './hosts/support/webkitHost.ts';
import type { StoreClient } from './support/api.ts';
import { isPaid, makeOrder, pressInWallet, type WalletResult } from './support/buying.ts';
import { makeAccount, newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const programs = findWebKitHost();
let screen: Screen | undefined;
let host: WebKitHost | undefined;

test.beforeAll(async () => {
  if (typeof programs === 'string') console.log(`SKIP: wallets in a WebKit app: ${programs}`);
  else screen = await startScreen(programs);
});
test.beforeEach(() => {
  test.skip(typeof programs === 'string', 'there is no WebKit host');
});
test.afterEach(() => host?.end());
test.afterAll(() => screen?.end());

/** What the app is asked to pay. */
interface Payment {
  readonly orderNumber: string;
  readonly payType: string;
  readonly method: string;
  readonly payment: string;
}

/** Opens the cashier of an order in an app that contains the software of these wallets. */
function openCashier(client: StoreClient, orderNumber: string, wallets = 'wechat,alipay'): WebKitHost {
  if (typeof programs === 'string' || screen === undefined) throw new Error('There is no WebKit host.');
  const address = `${store.url}/#/pages/order/payment?order_sn=${orderNumber}`;
  const settings = ['--app-version', '2.3.0', '--language', 'en', '--token', client.token];
  host = startWebKitHost(programs, screen, address, [...settings, '--wallets', wallets]);
  return host;
}

const see = (app: WebKitHost, words: string) =>
  app.until(words, `document.querySelector('[data-slot="active"]')?.innerText.includes('${words}')`);

/** Taps the enabled element with these words. */
async function tap(app: WebKitHost, words: RegExp): Promise<void> {
  const find = `[...document.querySelectorAll('[data-slot="active"] :is(button, label)')].find((each) =>
    ${String(words)}.test(each.textContent.trim()) && !each.disabled && each.getAttribute('aria-disabled') !== 'true')`;
  await app.until(`button ${String(words)}`, find);
  await app.evaluate(`${find}.click()`);
}

async function payWith(app: WebKitHost, wallet: 'wechat' | 'alipay'): Promise<void> {
  await tap(app, wallet === 'wechat' ? /^WeChat Pay/u : /^Alipay/u);
  await tap(app, /^Pay \W/u);
}

/** Starts the payment; resolves with what the app is asked to pay. */
async function startPayment(app: WebKitHost, wallet: 'wechat' | 'alipay'): Promise<Payment> {
  await payWith(app, wallet);
  await expect.poll(() => app.getCalls(`pay.${wallet}`), { timeout: 20_000 }).toHaveLength(1);
  const [payment] = app.getCalls(`pay.${wallet}`) as readonly Payment[];
  if (payment === undefined) throw new Error('The app was not asked to pay.');
  return payment;
}

/** What the wallet's software does at the provider, with the signed parameters. */
async function settleAtProvider({ payment }: Payment, result: WalletResult): Promise<void> {
  const parameters = JSON.parse(payment) as Readonly<Record<string, string>>;
  expect(parameters['paySign']).toBeTruthy();
  await pressInWallet(
    store.url,
    `/demo/wallet/${parameters['package']?.replace('prepay_id=', '') ?? ''}`,
    result,
  );
}

async function makeUnpaid(page: Parameters<typeof newShopper>[0]) {
  const client = await makeAccount(newShopper(page, store.url));
  return { client, orderNumber: await makeOrder(client) };
}

for (const wallet of ['wechat', 'alipay'] as const) {
  test(`${wallet}: the app pays, and the shop says that it was paid`, async ({ page }) => {
    const { client, orderNumber } = await makeUnpaid(page);
    const app = openCashier(client, orderNumber);
    const payment = await startPayment(app, wallet);
    expect(payment).toMatchObject({ orderNumber, payType: wallet, method: 'app' });
    await settleAtProvider(payment, 'success');
    await app.command('wallet', { outcome: 'done' });
    await see(app, 'Payment successful');
    expect(await isPaid(client, orderNumber)).toBe(true);
    expect(app.getCalls('pay')).toEqual([]);
  });

  for (const [title, outcome, result] of [
    ['is cancelled', 'cancelled', undefined],
    ['fails', 'failed', 'failure'],
  ] as const)
    test(`${wallet}: a payment that ${title} can be tried again`, async ({ page }) => {
      const { client, orderNumber } = await makeUnpaid(page);
      const app = openCashier(client, orderNumber);
      const payment = await startPayment(app, wallet);
      if (result !== undefined) await settleAtProvider(payment, result);
      await app.command('wallet', { outcome });
      await payWith(app, wallet);
      await expect.poll(() => app.getCalls(`pay.${wallet}`)).toHaveLength(2);
      expect(await isPaid(client, orderNumber)).toBe(false);
      await settleAtProvider((app.getCalls(`pay.${wallet}`) as readonly Payment[])[1] ?? payment, 'success');
      await app.command('wallet', { outcome: 'done' });
      await see(app, 'Payment successful');
      expect(await isPaid(client, orderNumber)).toBe(true);
    });
}

test('the result of the shop counts, whatever the app says', async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const app = openCashier(client, orderNumber);
  const payment = await startPayment(app, 'wechat');
  await settleAtProvider(payment, 'success');
  await app.command('wallet', { outcome: 'cancelled' });
  await see(app, 'This order has been paid');
  expect(await isPaid(client, orderNumber)).toBe(true);
});

test('an app that says a payment is done does not make it paid', async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const app = openCashier(client, orderNumber);
  await startPayment(app, 'wechat');
  await app.command('wallet', { outcome: 'done' });
  await see(app, 'Confirming your payment');
  expect(await isPaid(client, orderNumber)).toBe(false);
});

test('a wallet that pays late is waited for', async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const app = openCashier(client, orderNumber);
  const payment = await startPayment(app, 'alipay');
  await settleAtProvider(payment, 'delay');
  await app.command('wallet', { outcome: 'done' });
  await see(app, 'Payment successful');
  expect(await isPaid(client, orderNumber)).toBe(true);
});

test('a wallet that never answers the page is seen as paid', async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const app = openCashier(client, orderNumber);
  await settleAtProvider(await startPayment(app, 'wechat'), 'success');
  await see(app, 'Payment successful');
  expect(await isPaid(client, orderNumber)).toBe(true);
});

test('a wallet that answers twice pays once', async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const app = openCashier(client, orderNumber);
  await settleAtProvider(await startPayment(app, 'wechat'), 'success');
  await app.command('wallet', { outcome: 'done', times: 2 });
  await see(app, 'Payment successful');
  await app.evaluate('window.mark = 1');
  await see(app, 'Payment successful');
  expect(await app.evaluate('return window.mark')).toBe(1);
  expect(app.getCalls('pay.wechat')).toHaveLength(1);
});

test('an app that dies while the wallet is open finds the order paid', async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const payment = await startPayment(openCashier(client, orderNumber), 'wechat');
  await host?.end();
  await settleAtProvider(payment, 'success');
  const app = openCashier(client, orderNumber);
  await see(app, 'This order has been paid');
  expect(await isPaid(client, orderNumber)).toBe(true);
});

test("an app with WeChat's software only opens Alipay's page", async ({ page }) => {
  const { client, orderNumber } = await makeUnpaid(page);
  const app = openCashier(client, orderNumber, 'wechat');
  await tap(app, /^Alipay/u);
  await tap(app, /^Pay \W/u);
  await expect
    .poll(() => app.getCalls('pay'), { timeout: 20_000 })
    .toMatchObject([
      {
        orderNumber,
        payType: 'alipay',
        method: 'wap',
        payment: expect.stringContaining('/demo/wallet/') as unknown,
      },
    ]);
});
