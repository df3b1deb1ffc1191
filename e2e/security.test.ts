import { expect, test, type Page } from '@playwright/test';
import { type Collector, startCollector } from './support/collector.ts';
import { watchTraffic, type Traffic } from './support/network.ts';
import { readStoredToken, makeAccount, newShopper, openAs } from './support/shopper.ts';
import { canary } from './support/tokenWays.ts';
import { useStore } from './support/useStore.ts';

let foreign: Collector;
let allowed: Collector;
const store = useStore(async () => {
  foreign = await startCollector();
  allowed = await startCollector();
  return { PAWLET_API_ORIGINS: allowed.origin };
});

test.afterAll(async () => {
  await foreign.close();
  await allowed.close();
});

/** Visits a few pages, so that calls are made: home, a list, the personal centre. */
async function visitStorefront(page: Page, traffic: Traffic): Promise<void> {
  const here = page.locator('[data-slot="active"]');
  await expect(here.getByRole('heading', { level: 1 })).not.toBeEmpty();
  for (const route of ['/pages/goods/goods?keyword=Aura', '/pages/my/my']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    await expect(
      page.locator(`[data-slot="active"][data-page="${route.split('?')[0] ?? ''}"]`),
    ).toBeVisible();
    await traffic.quiet();
  }
}

const spellings: readonly (readonly [name: string, write: (origin: string, shop: string) => string])[] = [
  ['the origin', (origin) => origin],
  ['the origin with a path', (origin) => `${origin}/addons/shop`],
  ['without a scheme', (origin) => origin.replace('http:', '')],
  ['with the shop as user name', (origin, shop) => origin.replace('://', `://${new URL(shop).host}@`)],
  ['with a backslash', (origin, shop) => `${shop}\\@${new URL(origin).host}`],
  ['with a line break', (origin) => origin.replace('http', 'ht\ntp')],
];

for (const [name, write] of spellings) {
  test(`source_url sends the token nowhere else: ${name}`, async ({ page }) => {
    const source = encodeURIComponent(write(foreign.origin, store.url));
    const called: string[] = [];
    const traffic = watchTraffic(page);
    page.on('request', (request) => {
      if (request.url().includes(new URL(foreign.origin).host)) called.push(request.url());
    });
    const addresses = [
      `/?source_url=${source}&token=${canary}`,
      `/#/?source_url=${source}&token=${canary}`,
      `/?token=${canary}#/pages/my/my?source_url=${source}`,
    ];
    for (const address of addresses) {
      await page.goto('about:blank');
      await page.goto(store.url + address);
      await visitStorefront(page, traffic);
      expect(page.url()).not.toContain(canary);
      expect(page.url()).not.toContain('source_url');
    }
    expect(foreign.arrivals).toEqual([]);
    expect(called).toEqual([]);
  });
}

test('a session kept on the device is sent to its own shop only', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const traffic = watchTraffic(page);
  await openAs(shopper, await makeAccount(shopper));
  const token = await readStoredToken(page);
  expect(token.length).toBeGreaterThan(10);

  for (const { origin } of [foreign, allowed]) {
    await page.goto('about:blank');
    await page.goto(`${store.url}/?source_url=${encodeURIComponent(origin)}`);
    await visitStorefront(page, traffic).catch(() => undefined);
  }
  expect(foreign.arrivals).toEqual([]);
  // An origin that the shop allows is called, so the collectors do see calls; but not with this token.
  expect(allowed.arrivals.length).toBeGreaterThan(0);
  expect(allowed.arrivals.filter(({ text }) => text.includes(token))).toEqual([]);
});

test('a redirect of an allowed origin is not followed', async ({ page }) => {
  const before = allowed.arrivals.length;
  allowed.redirectTo(`${foreign.origin}/taken`);
  await page.goto(`${store.url}/?source_url=${encodeURIComponent(allowed.origin)}&token=${canary}`);
  const calls = () => allowed.arrivals.slice(before).filter(({ line }) => !line.startsWith('OPTIONS'));
  await expect.poll(() => calls().length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(foreign.arrivals).toEqual([]);
});

test('a token in a URL is removed at once and in no log', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (`${request.url()} ${referer}`.includes(canary) && !request.isNavigationRequest())
      seen.push(request.url());
  });
  for (const route of [
    '/',
    '/pages/goods/goods',
    '/pages/order/list',
    '/pages/order/resultPayment?order_sn=1',
  ]) {
    await page.goto('about:blank');
    await page.goto(`${store.url}/?token=${canary}&lang=zh#${route}`);
    await page.waitForLoadState('networkidle');
    expect(page.url()).not.toContain(canary);
    expect(await page.evaluate(() => JSON.stringify(history.state) + document.referrer)).not.toContain(
      canary,
    );
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toContain(canary);
  }
  expect(seen).toEqual([]);
  expect(store.output()).not.toContain(canary);
});
