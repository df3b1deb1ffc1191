import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isForThePage } from '../tooling/bench/storefront/back.ts';
import { prepareTaps, timeTap } from '../tooling/bench/storefront/watchTap.ts';
import { quantile } from '../tooling/bench/storefront/quantile.ts';
import { watchTraffic } from './support/network.ts';
import { newShopper, open } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

/** The everyday part of `npm run bench:storefront`: looser budgets, because other tests run on the same cores. */
const { everyday } = JSON.parse(
  readFileSync(new URL('../tooling/bench/storefront/budgets.json', import.meta.url), 'utf8'),
) as { readonly everyday: { readonly tapP95Ms: number; readonly backMs: number; readonly nodes: number } };

const store = useStore();
const productCount = 1000;
const list = '[data-slot="active"][data-page="/pages/goods/goods"]';

interface ListReply {
  readonly data: { data: { id: number }[]; total: number; current_page: number; last_page: number };
}

/** Fakes a product list as if the shop had a thousand: its own, repeated. */
async function fakeManyProducts(page: Page): Promise<void> {
  let first: ListReply | undefined;
  await page.route('**/api.goods/lists', async (route) => {
    const requested = route.request().postDataJSON() as { page: number; pageNum: number };
    if (first === undefined) {
      const reply = await route.fetch({ postData: { ...requested, page: 1 } });
      first = (await reply.json()) as ListReply;
    }
    const rows = Array.from({ length: requested.pageNum }, (_, index) => {
      const number = (requested.page - 1) * requested.pageNum + index;
      return { ...first?.data.data[index % (first.data.data.length || 1)], id: 1_000_000 + number };
    });
    const data = {
      ...first.data,
      data: rows,
      total: productCount,
      current_page: requested.page,
      last_page: Math.ceil(productCount / requested.pageNum),
    };
    await route.fulfill({ json: { ...first, data } });
  });
}

async function slow(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

const cards = (page: Page) => page.locator(`${list} article`);
const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** Scrolls down until a card is in the middle. A card that was just rendered is removed again while it is far away. */
async function scrollTo(page: Page, href: string): Promise<void> {
  const selector = `${list} a[href="${href}"]`;
  await expect(async () => {
    await page.evaluate((wanted) => {
      const card = document.querySelector(wanted);
      if (card === null) window.scrollBy(0, 1200);
      else card.scrollIntoView({ block: 'center' });
    }, selector);
    await expect(page.locator(selector).first()).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [20], timeout: 60_000 });
}

/** Distance of an element from the upper edge, once nothing moves it any more. */
async function getTop(element: Locator): Promise<number> {
  let top = Number.NaN;
  await expect(async () => {
    const before = top;
    ({ y: top } = await element.evaluate((box) => box.getBoundingClientRect().toJSON() as { y: number }));
    expect(top).toBe(before);
  }).toPass({ intervals: [100], timeout: 10_000 });
  return top;
}

test('a list of a thousand products renders only what is near, and is restored at once on the way back', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const traffic = watchTraffic(page);
  await fakeManyProducts(page);
  await prepareTaps(page);
  await open(shopper, '/pages/goods/goods');
  await expect(cards(page).first()).toBeVisible();

  const href = '#/pages/goods/detail?id=1000399';
  await scrollTo(page, href);
  const link = page.locator(`${list} a[href="${href}"]`).first();
  await traffic.quiet();
  const top = await getTop(link);
  await link.tap();
  const detail = page.locator('[data-slot="active"][data-page="/pages/goods/detail"]');
  await expect(detail.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[data-entering]')).toHaveCount(0);
  await traffic.quiet();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await slow(page, 4);
  const time = await timeTap(page, () => detail.locator('header button').first().tap(), {
    selector: `${list} a[href="${href}"]`,
    top,
  });
  await slow(page, 1);
  expect(time).toBeLessThanOrEqual(everyday.backMs);
  expect(requested.filter(isForThePage)).toEqual([]);

  await scrollTo(page, '#/pages/goods/detail?id=1000999');
  await expect(page.locator(list).getByText('没有更多了')).toBeAttached();
  await expect.poll(() => cards(page).count()).toBeLessThan(200);
  expect(await nodes(page)).toBeLessThanOrEqual(everyday.nodes);
});

test("a product page animates out unchanged, whatever the list's scroll position", async ({ page }) => {
  await open(newShopper(page, store.url), '/pages/goods/goods');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 400));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  }).toPass({ intervals: [50] });
  // The last rendered card is below the edge, and will come to lie at it.
  await cards(page).last().getByRole('link').first().tap();
  const detail = page.locator('[data-slot="active"][data-page="/pages/goods/detail"]');
  await expect(detail.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[data-entering]')).toHaveCount(0);
  await page.evaluate(() => {
    const seen = { leaving: 0, tabs: 0 };
    // Every change is observed, not every frame: a slow machine draws few frames of the transition.
    const observer = new MutationObserver(() => {
      const leaving = document.querySelector('[data-slot="leaving"]');
      if (leaving !== null) seen.leaving += 1;
      if (leaving?.querySelector('[role="tablist"], [data-solid]')) seen.tabs += 1;
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await slow(page, 4);
  await detail.locator('header button').first().tap();
  await expect(page.locator('[data-slot="leaving"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const { leaving, tabs } = await page.evaluate(
    () => Reflect.get(window, 'seen') as { readonly leaving: number; readonly tabs: number },
  );
  expect(leaving).toBeGreaterThan(0);
  expect(tabs).toBe(0);
});

test('controls give immediate feedback to a tap', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const traffic = watchTraffic(page);
  await prepareTaps(page);
  await open(shopper, '/pages/goods/goods');
  await expect(cards(page).first()).toBeVisible();
  const sorts = page.locator(`${list} fieldset > button[aria-pressed]`);
  const tabs = page.locator('[data-pawlet-part="tab-bar"] a');
  const times: number[] = [];
  await slow(page, 4);
  for (const index of [1, 2, 0, 1, 2, 0]) {
    await sorts.nth(index).evaluate((element) => {
      for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target');
      element.setAttribute('data-target', '');
    });
    times.push(
      await timeTap(page, () => sorts.nth(index).tap(), { selector: '[data-target][aria-pressed="true"]' }),
    );
    await expect(cards(page).first()).toBeVisible();
  }
  await slow(page, 1);
  await open(shopper);
  for (const [index, path] of [
    [1, '/pages/category/index'],
    [2, '/pages/cart/cart'],
    [0, '/pages/index/index'],
  ] as const) {
    await tabs.nth(index).tap();
    await expect(page.locator(`[data-slot="active"][data-page="${path}"]`)).toBeVisible();
    await traffic.quiet();
  }
  await slow(page, 4);
  for (const [index, path] of [
    [1, '/pages/category/index'],
    [2, '/pages/cart/cart'],
    [0, '/pages/index/index'],
  ] as const) {
    times.push(
      await timeTap(page, () => tabs.nth(index).tap(), {
        selector: `[data-slot="active"][data-page="${path}"] h1`,
      }),
    );
    await traffic.quiet();
  }
  expect(quantile(times, 0.95)).toBeLessThanOrEqual(everyday.tapP95Ms);
});
