import { expect, test, type Page } from '@playwright/test';
import type { EmbedApi } from '@pawlet/widgets/embed';
import {
  addScript,
  openPartnerPage,
  pageWith,
  productCard as card,
  readEvents,
  servePages,
  type PartnerOrigin,
} from './support/embed/partnerPage.ts';
import { useStore } from './support/useStore.ts';

/** The globals that the script adds to the partner's page. */
declare const Pawlet: EmbedApi;

let partner: PartnerOrigin;
const store = useStore(async () => {
  partner = await servePages(() => store.url);
  return { PAWLET_PARTNER_ORIGINS: partner.origin };
});
test.afterAll(() => partner.close());

const openPage = (page: Page, body: string, version?: string) =>
  openPartnerPage(partner, { page, shop: store.url, body, version });

test('exists once, however often its tag is included', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const again = `<script src="${store.url}/embed/v1/pawlet.js"></script>`;
  await openPage(page, card(1) + again);
  await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toBeVisible();
  const version = await page.evaluate(() => Pawlet.version);
  await addScript(page, `${store.url}/embed/v${version}/pawlet.js`);
  await expect.poll(() => readEvents(page, 'pawlet:ready')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('leaves the elements to another version that loaded first', async ({ page, request }) => {
  const text = await (await request.get(`${store.url}/embed/v1/pawlet.js`)).text();
  const version = /version:`([\d.]+)`/u.exec(text)?.[1] ?? '0.1.0';
  await page.route('**/embed/v0.0.9/pawlet.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: text.replaceAll(version, '0.0.9'),
    }),
  );
  // Another version, made of the same parts as this one.
  await page.route(/\/embed\/v0\.0\.9\/(?!pawlet)/u, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('0.0.9', version) });
    await route.fulfill({ response });
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openPage(page, card(1), '0.0.9');
  await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toBeVisible();
  await addScript(page, `${store.url}/embed/v1/pawlet.js`);
  await expect.poll(() => messages.join('\n')).toContain(`no data-shop: ${store.url}/embed/v${version}/`);
  expect(await page.evaluate(() => Pawlet.version)).toBe('0.0.9');
});

test('retries when a file was blocked once', async ({ page }) => {
  let blocked = 0;
  await page.route('**/embed/v*/card-*', async (route) => {
    blocked += 1;
    if (blocked === 1) await route.abort();
    else await route.continue();
  });
  await openPage(page, card(1));
  await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toBeVisible();
  expect(blocked).toBeGreaterThan(1);
  expect(await readEvents(page, 'pawlet:error')).toEqual([]);
});

test("shows the element's fallback content, and why, where a file is blocked permanently", async ({
  page,
}) => {
  await page.route('**/embed/v*/card-*', (route) => route.abort('blockedbyclient'));
  await openPage(page, card(1));
  await expect
    .poll(() => readEvents(page, 'pawlet:error'), { timeout: 20_000 })
    .toMatchObject([{ on: 'pawlet-product-card', detail: { code: 'NETWORK' } }]);
  await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
});

test('recovers from being offline', async ({ page, context }) => {
  await openPage(page, `<div id="place"></div>`);
  await page.waitForFunction(() => customElements.get('pawlet-product-card') !== undefined);
  await context.setOffline(true);
  await page.evaluate(() => {
    const element = document.createElement('pawlet-product-card');
    element.productId = 1;
    element.append(
      Object.assign(document.createElement('a'), { href: '/fallback', textContent: '看看商城' }),
    );
    document.querySelector('#place')?.append(element);
  });
  await expect.poll(() => readEvents(page, 'pawlet:error'), { timeout: 20_000 }).not.toEqual([]);
  await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toBeVisible();
});

test("shows the element's fallback content while the line is slow", async ({ page }) => {
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/embed/v*/card-*', async (route) => {
    await pending;
    await route.continue();
  });
  await openPage(page, card(1));
  await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
  release();
  await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toBeVisible();
});

test("shows the element's fallback content where the shop does not respond", async ({ page }) => {
  await page.route('**/embed/v1/cards?*', (route) => route.abort('connectionrefused'));
  await openPage(page, card(1));
  await expect
    .poll(() => readEvents(page, 'pawlet:error'), { timeout: 20_000 })
    .toMatchObject([{ on: 'pawlet-product-card', detail: { code: 'NETWORK' } }]);
  await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
  await expect(page.locator('pawlet-product-card [data-pawlet-part="card"]')).toHaveCount(0);
});

test('rejects a file that was modified in transit', async ({ page }) => {
  await page.route('**/embed/v*/card-*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()};document.title="changed"` });
  });
  await openPage(page, card(1));
  await expect.poll(() => readEvents(page, 'pawlet:error'), { timeout: 20_000 }).not.toEqual([]);
  expect(await page.title()).toBe('Partner');
});

test('reports the setting that a page of an unknown origin lacks', async ({ page }) => {
  const stranger = await servePages(() => store.url);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  stranger.put('/', pageWith(store.url, card(1)));
  await page.goto(stranger.origin);
  await expect.poll(() => messages.join('\n'), { timeout: 20_000 }).toContain('partner websites');
  expect(messages.join('\n')).toContain(stranger.origin);
  await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
  await stranger.close();
});
