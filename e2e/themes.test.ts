import * as fc from 'fast-check';
import { expect, test, type Page } from '@playwright/test';
import { makeBusyShopper, type BusyShopper } from './support/accounts.ts';
import { isTodays } from './support/day.ts';
import { findOffences, settled } from './support/inspect.ts';
import { logInEntry } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
let busy: BusyShopper | undefined;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  busy = await makeBusyShopper(browser, store.url);
});

/** The same ten in each run, so that a failure can be looked at. */
const themes = fc.sample(
  fc.record({
    bgColor: fc.nat(0xff_ff_ff).map((color) => `#${color.toString(16).padStart(6, '0')}`),
    color: fc.constantFrom('#ffffff', '#1f1f1f'),
  }),
  { numRuns: 10, seed: 20_261_122 },
);

/** An everyday run looks at two of them, others each day. */
const oneOf = 5;

/** Has the shop answer another theme than it has, as its merchant would configure it. */
async function configure(page: Page, theme: object): Promise<void> {
  await page.route('**/addons/shop/api.common/init**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { theme: object } };
    Object.assign(body.data.theme, theme);
    await route.fulfill({ response, json: body });
  });
}

for (const [index, theme] of themes.entries()) {
  if (!isTodays(index, oneOf)) continue;
  test(`${theme.color} on ${theme.bgColor} can be read, light and dark`, async ({ page }) => {
    test.setTimeout(120_000);
    if (busy === undefined) throw new Error('The shopper has not been made.');
    const { entry, goodsId, cartRow } = busy;
    await configure(page, theme);
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      logInEntry,
      entry,
    ] as const);
    const places = [
      ['home', '/pages/index/index'],
      ['product', `/pages/goods/detail?id=${goodsId}`],
      ['cart', '/pages/cart/cart'],
      ['checkout', `/pages/goods/order?id=${cartRow}`],
      ['sheet', `/pages/goods/detail?id=${goodsId}`],
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
        expect.soft(await findOffences(page), `${place}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
