import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { StoreClient } from './support/api.ts';
import { choose, writeAddress } from './support/buying.ts';
import { holdPort, type HeldPort } from './support/holdPort.ts';
import { copyReactHost, packInto, unbuiltPackages, type ReactHost } from './support/reactHost.ts';
import { front, keptToken, logInByCode, newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

/** React and TypeScript as their users have them: the oldest that are supported, and the newest. */
const reacts = [
  {
    name: 'React 18.2 and TypeScript 5.4',
    types: ['--moduleResolution', 'bundler'],
    versions: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.7',
      typescript: '5.4.5',
    },
  },
  { name: 'React 19', types: ['--module', 'node16', '--moduleResolution', 'node16'], versions: {} },
] as const;

interface Installed {
  readonly host: ReactHost;
  /** Installing and building take minutes. */
  readonly held: HeldPort;
  readonly origin: string;
}

const unbuilt = unbuiltPackages();
let tarballs: string | undefined;
let installed: readonly Installed[] = [];
/** Why the packages could not be installed; undefined where they were. */
let missing =
  unbuilt.length === 0 ? undefined : `${unbuilt.join(', ')} have to be built first (npm run build)`;

const store = useStore(async () => {
  if (missing !== undefined) return {};
  tarballs = mkdtempSync(join(tmpdir(), 'pawlet-tarballs-'));
  const packages = packInto(tarballs);
  installed = await Promise.all(
    reacts.map(async ({ versions }) => {
      const held = await holdPort();
      const files = Object.entries(packages).map(([name, path]) => [name, `file:${path}`] as const);
      const host = copyReactHost({ ...versions, ...Object.fromEntries(files) });
      return { host, held, origin: `http://127.0.0.1:${held.port}` };
    }),
  );
  const install = ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  for (const { host } of installed) {
    const { code, output } = await host.run(install);
    if (code === 0) continue;
    missing = `npm could not install the packages and React: ${output.trim().split('\n')[0] ?? code}`;
    // What is wrong with the packages themselves is no reason to skip.
    if (!/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|E40[34]|network/u.test(output)) throw new Error(output);
  }
  return { PAWLET_PARTNER_ORIGINS: installed.map(({ origin }) => origin).join() };
});

test.afterAll(async () => {
  await Promise.all(
    installed.map(async ({ host, held }) => {
      await held.release();
      await host.end();
    }),
  );
  if (tarballs !== undefined) rmSync(tarballs, { recursive: true, force: true });
});

/** Collects what the page complains of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

async function seeCard(page: Page): Promise<void> {
  const card = page.getByRole('article');
  await expect(card.locator('[data-pawlet-part~="price"]')).toContainText(/\d/u);
  const picture = card.locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Buys in the application's page; the shop's own pages are never opened. */
async function buyInPlace(page: Page): Promise<void> {
  const shopper = { ...newShopper(page, store.url), here: page.locator('body') };
  const card = page.getByRole('article').first();
  const link = card.getByRole('link').first();
  await expect(link).toHaveAttribute('href', `${store.url}/#/pages/goods/detail?id=1`);
  await card.getByRole('button', { name: '加入购物车' }).click();
  await choose(shopper, '云白', '3.2 L');
  await front(shopper).getByRole('button', { name: '加入购物车', exact: true }).click();
  await page.getByRole('checkbox', { name: '选择全部商品' }).check();
  await page.getByRole('button', { name: /^去结算/u }).click();
  await expect(front(shopper)).toHaveCount(1);
  await logInByCode(shopper, front(shopper));
  const checkout = page.getByRole('dialog', { name: '提交订单' });
  await checkout.getByRole('link', { name: '新增收货地址' }).click();
  await writeAddress({ ...shopper, here: front(shopper) });
  const address = checkout.getByRole('link', { name: /^王小明/u });
  await expect(address).toBeVisible();
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  // One column in the sheet, however wide the page is.
  await expect.poll(async () => (await address.boundingBox())?.width).toBeGreaterThan(400);
  if (phone !== null) await page.setViewportSize(phone);
  const order = checkout.getByRole('button', { name: '提交订单' });
  // The application's own brand and corners.
  await expect(order).toHaveCSS('background-color', 'rgb(11, 31, 75)');
  await expect(order).toHaveCSS('border-radius', '8px');
  await order.click();
  const cashier = page.getByRole('dialog', { name: '收银台' });
  const opened = page.waitForEvent('popup');
  await cashier.getByRole('button', { name: /^支付 /u }).click();
  const wallet = await opened;
  await wallet.waitForURL(`${store.url}/demo/wallet/*`);
  await expect(cashier.getByText('正在确认', { exact: false }).first()).toBeVisible();
  await wallet.getByRole('button', { name: '确认付款', exact: true }).click();
  await wallet.waitForURL(`${store.url}/#/wallet-return`);
  await wallet.close();
  await expect(cashier.getByText('支付成功').first()).toBeVisible({ timeout: 30_000 });
  const client = new StoreClient(store.url);
  client.token = await keptToken(page);
  const { data } = await client.done<{ readonly data: readonly { readonly paystate: number }[] }>(
    'GET',
    '/addons/shop/api.order/index',
  );
  expect(data.map(({ paystate }) => paystate)).toEqual([1]);
}

for (const [index, { name, types }] of reacts.entries()) {
  test(`${name}: ten lines show a card and a cart, from the server too`, async ({ page }) => {
    test.setTimeout(240_000);
    if (missing !== undefined) console.log(`SKIP: the example react-host: ${missing}`);
    test.skip(missing !== undefined, missing);
    const { host, held, origin } = installed[index] ?? {};
    if (host === undefined || held === undefined || origin === undefined) throw new Error('No example.');

    await test.step('its types are right', async () => {
      expect((await host.run(['tsc', '--noEmit', ...types])).output).toBe('');
    });
    await test.step('it builds', async () => {
      const built = await host.run(['npm', 'run', 'build'], { VITE_SHOP: store.url });
      expect(built.code, built.output).toBe(0);
    });
    await held.release();
    await host.serve(held.port);
    const complaints = complaintsOf(page);

    await test.step('the card', async () => {
      await page.goto(origin);
      await seeCard(page);
    });
    await test.step('the cart', async () => {
      await page.goto(`${origin}/cart.html`);
      await expect(page.getByText('购物车还是空的')).toBeVisible();
    });
    await test.step('a purchase, from the card to the paid order', async () => {
      await page.goto(`${origin}/shop.html`);
      await buyInPlace(page);
      expect(page.url()).toBe(`${origin}/shop.html`);
    });
    await test.step('the card as an element', async () => {
      await page.goto(`${origin}/element.html`);
      await seeCard(page);
      // The shop's own colour, by its style sheet inside the shadow root.
      const amount = page.locator('[data-pawlet-part~="price"] > *').first();
      await expect(amount).toHaveCSS('color', 'rgb(184, 67, 46)');
    });
    await test.step('the card from the server', async () => {
      const before = host.said().length;
      const html = await (await page.request.get(`${origin}/server.html`)).text();
      expect(html).toMatch(/data-pawlet-root.+aria-busy="true"/u);
      await page.goto(`${origin}/server.html`);
      await seeCard(page);
      expect(host.said().slice(before)).toBe('');
    });
    expect(complaints).toEqual([]);
  });
}
