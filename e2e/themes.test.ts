import * as fc from 'fast-check';
import { expect, test, type Page } from '@playwright/test';
import { createBusyShopper, type BusyShopper } from './support/accounts.ts';
import { isSampled } from './support/sample.ts';
import { findViolations, settled } from './support/inspect.ts';
import { logInEntry, newShopper, open } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
let busy: BusyShopper | undefined;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  busy = await createBusyShopper(browser, store.url);
});

/** The same ten in each run, so that a failure can be reproduced. */
const themes = fc.sample(
  fc.record({
    bgColor: fc.nat(0xff_ff_ff).map((color) => `#${color.toString(16).padStart(6, '0')}`),
    color: fc.constantFrom('#ffffff', '#1f1f1f'),
  }),
  { numRuns: 10, seed: 20_261_122 },
);

/** The everyday run checks two of them. */
const oneOf = 5;

/** Makes the shop return another theme, as its merchant would configure it. */
async function configure(page: Page, theme: object): Promise<void> {
  await page.route('**/addons/shop/api.common/init**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { theme: object } };
    Object.assign(body.data.theme, theme);
    await route.fulfill({ response, json: body });
  });
}

for (const [index, theme] of themes.entries()) {
  if (!isSampled(index, oneOf)) continue;
  test(`${theme.color} on ${theme.bgColor} is readable, light and dark`, async ({ page }) => {
    test.setTimeout(120_000);
    if (busy === undefined) throw new Error('The shopper has not been made.');
    const { entry, productId, cartRow } = busy;
    await configure(page, theme);
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      logInEntry,
      entry,
    ] as const);
    const places = [
      ['home', '/pages/index/index'],
      ['product', `/pages/goods/detail?id=${productId}`],
      ['cart', '/pages/cart/cart'],
      ['checkout', `/pages/goods/order?id=${cartRow}`],
      ['sheet', `/pages/goods/detail?id=${productId}`],
    ] as const;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [place, route] of places) {
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`${store.url}/?theme=${index}#${route}`);
        await settled(page);
        if (place === 'sheet') {
          await page.getByRole('button', { name: '加入购物车', exact: true }).tap();
          await expect(page.locator('dialog[open]')).toBeVisible();
        }
        const solid = await page
          .locator('[data-pawlet-root]')
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--pawlet-shop-color-solid'));
        expect(solid, 'the theme is in use').not.toBe('');
        expect.soft(await findViolations(page), `${place}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** Whether the area around the storefront and behind it is dark. */
async function isDarkAround(page: Page): Promise<boolean> {
  const color = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data);
  });
  return Math.max(...color.slice(0, 3)) < 64;
}

/** The theme colour that a browser applies to its own bars now. */
const barColors = (page: Page): Promise<readonly string[]> =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) =>
      all.flatMap((meta) =>
        meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
      ),
    );

for (const [system, name, isDark] of [
  ['light', '深色', true],
  ['dark', '浅色', false],
] as const) {
  test(`the area around the storefront follows the chosen appearance in a ${system} system, also before the code is loaded`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    const shopper = newShopper(page, store.url);
    await open(shopper, '/pages/my/my');
    expect(await isDarkAround(page)).toBe(!isDark);
    await shopper.here.getByRole('button', { name: /^外观/u }).tap();
    await page.getByRole('radio', { name }).tap();
    await expect.poll(() => isDarkAround(page)).toBe(isDark);
    expect(await barColors(page)).toEqual([isDark ? '#1c1c1e' : '#ffffff']);

    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('svg.start')).toBeVisible();
    expect(await isDarkAround(page)).toBe(isDark);
    expect(await barColors(page)).toEqual([isDark ? '#1c1c1e' : '#ffffff']);
  });
}
