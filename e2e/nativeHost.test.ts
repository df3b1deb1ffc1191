import { expect, test } from '@playwright/test';
import { findWebKitHost } from '../tooling/test/hosts.ts';
import { type Screen, startScreen } from './engines/screen.ts';
import { startWebKitHost, type WebKitHost } from './hosts/support/webkitHost.ts';
import { makeAddress, pressInWallet } from './support/buying.ts';
import { prepareShop, type ConformanceShop } from './support/conformance/conformanceShop.ts';
import { useStore } from './support/useStore.ts';

const appStore = 'https://apps.example/app/id1';
const store = useStore(() => Promise.resolve({ PAWLET_APP_STORE_IOS: appStore }));
const programs = findWebKitHost();
let screen: Screen | undefined;
let host: WebKitHost | undefined;

/** Shows a page of the real shop in the WebKit app. */
function show(path: string, ...parameters: readonly string[]): WebKitHost {
  if (typeof programs === 'string' || screen === undefined) throw new Error('There is no WebKit host.');
  host = startWebKitHost(programs, screen, `${store.url}${path}`, parameters);
  return host;
}

test.beforeAll(async () => {
  if (typeof programs === 'string') console.log(`SKIP: the shop in a WebKit app: ${programs}`);
  else screen = await startScreen(programs);
});
test.beforeEach(() => {
  test.skip(typeof programs === 'string', 'there is no WebKit host');
});
test.afterEach(() => host?.end());
test.afterAll(() => screen?.end());

test('an app shows the cart in its own language, under its own bar, and changes both while it is open', async () => {
  const app = show('/#/pages/cart/cart', '--app-version', '2.3.0', '--language', 'de');
  await app.connected(1);
  await app.until('cart in German', `document.body.innerText.includes('Dein Warenkorb ist leer')`);
  await app.evaluate('window.mark = 1');
  await app.command('update', { changes: { language: 'ja', theme: 'dark' } });
  await app.until(
    'cart in Japanese',
    `document.body.innerText.includes('カートは空です') && window.mark === 1`,
  );
  await expect.poll(() => app.evaluate('return document.documentElement.lang')).toBe('ja');
  await expect.poll(() => app.getCalls('setTitle').at(-1)).toEqual({ title: 'カート' });
  await app.command('reload');
  await app.connected(2);
});

test('the diagnostics change their title with each language that the app sets', async () => {
  const app = show('/widget.html#/diagnostics', '--app-version', '2.3.0', '--language', 'de');
  await app.connected(1);
  await expect.poll(() => app.getCalls('setTitle').at(-1)).toEqual({ title: 'Bridge-Diagnose' });
  for (const language of ['ja', 'zh', 'en', 'ko']) await app.command('update', { changes: { language } });
  await expect.poll(() => app.getCalls('setTitle').at(-1)).toEqual({ title: '브리지 진단' });
  expect(await app.evaluate('return document.title')).toBe('브리지 진단');
});

test('an app opens a page of the shop by its route, and goes back in it before it leaves', async () => {
  const app = show('/#/pages/cart/cart', '--app-version', '2.3.0', '--language', 'de');
  await app.connected(1);
  await app.until('cart', `document.body.innerText.includes('Dein Warenkorb ist leer')`);
  expect(await app.command('navigate', { route: '/pages/search/search' })).toEqual({ handled: true });
  await app.until(
    'page that was asked for',
    // While a page is still animating in, a response takes longer than the app waits.
    `document.querySelector('[data-slot="active"]')?.dataset.page === '/pages/search/search' &&
      document.querySelector('[data-entering]') === null`,
  );
  expect(await app.command('back')).toMatchObject({ handled: true });
  await app.until('cart again', `location.hash === '#/pages/cart/cart'`);
});

const press = (method: string): string => `
  const call = [...document.querySelectorAll('li')].find((each) => each.querySelector('code')?.textContent === '${method}');
  call.querySelector('button').click();`;

for (const { version, pays } of [
  { version: '2.2.9', pays: false },
  { version: undefined, pays: false },
  { version: '2.3.0', pays: true },
  { version: '2.10.0', pays: true },
])
  test(`an app of version ${version ?? 'unknown'} ${pays ? 'pays' : 'does not pay'}`, async () => {
    const app = show(
      '/widget.html#/diagnostics',
      ...(version === undefined ? [] : ['--app-version', version]),
    );
    await app.connected(1);
    await app.until(
      'list of calls',
      `[...document.querySelectorAll('li code')].some((each) => each.textContent === 'pay')`,
    );
    await app.evaluate(press('pay'));
    if (pays) await expect.poll(() => app.getCalls('pay')).toHaveLength(1);
    else {
      await app.until('prompt to upgrade', `document.querySelector('dialog[open]') !== null`);
      await app.evaluate(
        `[...document.querySelectorAll('dialog[open] button')].find((each) => each.textContent === '前往应用商店').click()`,
      );
      await expect.poll(() => app.getCalls('openUrl')).toEqual([{ url: appStore }]);
    }
    await app.evaluate(press('openUrl'));
    await expect.poll(() => app.getCalls('openUrl')).toHaveLength(pays ? 1 : 2);
    expect(app.getCalls('pay')).toHaveLength(pays ? 1 : 0);
  });

test.describe("with the app's token", () => {
  let shop: ConformanceShop;
  test.beforeEach(async () => {
    shop = await prepareShop(store.url);
    await makeAddress(shop.client);
  });

  const open = (widget: string): WebKitHost =>
    show(`/widget.html#/${widget}`, '--app-version', '2.3.0', '--language', 'en', '--token', shop.token);

  /** Taps the element with this text, once it is enabled. */
  async function tap(app: WebKitHost, words: RegExp): Promise<void> {
    // An open sheet covers what is below it.
    const root = `([...document.querySelectorAll('dialog[open]')].at(-1) ?? document)`;
    const find = `[...${root}.querySelectorAll('button, label')].findLast((each) =>
      ${String(words)}.test(each.textContent.trim()) && !each.disabled &&
      each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility() && each.closest('[inert]') === null)`;
    await app.until(`button ${String(words)}`, find);
    await app.evaluate(`${find}.click()`);
  }

  /** Pays in the wallet that the app was asked to open, comes back, and sees the order paid. */
  async function pay(app: WebKitHost, words: string): Promise<void> {
    await expect.poll(() => app.getCalls('pay'), { timeout: 20_000 }).toHaveLength(1);
    const [order] = app.getCalls('pay') as readonly { readonly payment: string }[];
    await pressInWallet(store.url, order?.payment ?? '', 'success');
    await app.command('resume');
    await app.until('payment', `document.body.innerText.includes('${words}')`);
  }

  test('buys in the whole shop, from the home page on', async () => {
    const app = show('/#/', '--app-version', '2.3.0', '--language', 'en', '--token', shop.token);
    const active = `document.querySelector('[data-slot="active"]')`;
    const product = `[...${active}.querySelectorAll('article a')].find((each) => each.textContent.includes('Aura'))`;
    await app.until('product', product);
    await app.evaluate(`${product}.click()`);
    await app.until('product page', `${active}.dataset.page === '/pages/goods/detail'`);
    await tap(app, /^Buy now$/u);
    for (const value of ['White', '3.2 L']) {
      await tap(app, new RegExp(`^${value}`, 'u'));
      await app.until(
        `${value} chosen`,
        `[...document.querySelectorAll('dialog[open] [aria-pressed="true"]')].some((each) => each.textContent.startsWith('${value}'))`,
      );
    }
    await tap(app, /^Buy now$/u);
    await tap(app, /^Place order/u);
    await tap(app, /^Pay \W/u);
    await pay(app, 'Payment successful');
  });

  test('buys the cart', async () => {
    const app = open(`cart?selected=${shop.lineId}`);
    await tap(app, /^Check out/u);
    await tap(app, /^Place order/u);
    await tap(app, /^Pay \W/u);
    await pay(app, 'Payment successful');
  });

  test('buys one product at once', async () => {
    const app = open(`checkout?product-id=${shop.goodsId}&sku-id=${shop.skuId}&quantity=1`);
    await tap(app, /^Place order/u);
    await tap(app, /^Pay \W/u);
    await pay(app, 'Payment successful');
  });

  test('buys cloud storage', async () => {
    const app = open('cloud-storage');
    await tap(app, /^I have read|^I agree|agree/u);
    await tap(app, /^Pay$/u);
    await tap(app, /^Pay \W/u);
    await pay(app, 'Payment successful');
  });
});
