import { expect, type Locator, type Page } from '@playwright/test';
import { tapFooter, type State } from './State.ts';

/** The button that subscribes to an e-mail, in the sheet or in the page. */
function waitButton(page: Page): Locator {
  return page
    .locator('dialog[open] [data-block], [data-slot="active"] [class*="buyBox"] [data-block]')
    .first();
}

/** Chooses the first variant of a sold-out product: in the page where there is space, else in the sheet. */
async function chooseSoldOut(page: Page): Promise<void> {
  const option = page.locator('fieldset [aria-pressed]').first();
  if (!(await option.isVisible())) {
    await page.locator('[data-slot="active"] main ~ div [data-block]').first().tap();
    await expect(page.locator('dialog[open]')).toBeVisible();
  }
  await option.tap();
  await expect(option).toHaveAttribute('aria-pressed', 'true');
}

/** Product pages, the cart and the checkout. */
export const shopStates: readonly State[] = [
  { name: 'home', route: '/pages/index/index' },
  { name: 'categories', route: '/pages/category/index' },
  { name: 'search', route: '/pages/search/search' },
  { name: 'search with suggestions', route: '/pages/search/search?keyword=Aura' },
  { name: 'product list', route: '/pages/goods/goods' },
  {
    name: 'filters of a category',
    route: ({ categoryId }) => `/pages/goods/goods?category_id=${categoryId}`,
    then: async (page) => {
      // Each order of the list in turn, the filters, then one column or two.
      await page.locator('[data-slot="active"] fieldset button').nth(-2).tap();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  {
    name: 'filters that leave nothing',
    route: ({ categoryId }) => `/pages/goods/goods?category_id=${categoryId}&low=900000`,
    then: async (page) => {
      await page.locator('[data-slot="active"] fieldset').first().locator('button').nth(-2).tap();
      await expect(page.locator('dialog[open] button[aria-disabled="true"]')).toBeVisible();
    },
  },
  {
    name: 'product list that filters leave empty',
    route: ({ categoryId }) => `/pages/goods/goods?category_id=${categoryId}&low=900000`,
  },
  { name: 'product list of a search', route: '/pages/goods/goods?keyword=Aura' },
  { name: 'product list of a search with a typo', route: '/pages/goods/goods?keyword=Auura' },
  { name: 'product list without results', route: '/pages/goods/goods?keyword=zzzzzz' },
  { name: 'more products', route: '/pages/more/goods?flag=hot' },
  { name: 'product', route: ({ productId }) => `/pages/goods/detail?id=${productId}` },
  {
    name: 'choice of a variant',
    route: ({ productId }) => `/pages/goods/detail?id=${productId}`,
    then: async (page) => {
      await tapFooter(page);
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  {
    name: 'choice of a variant for the cart or at once',
    route: ({ productId }) => `/pages/goods/detail?id=${productId}`,
    then: async (page) => {
      // The row with a small picture of each variant.
      await page.locator('[data-slot="active"] [class*="cells"] button:has(img)').tap();
      await expect(page.locator('dialog[open] [data-block]')).toHaveCount(2);
    },
  },
  {
    name: 'log-in of who buys',
    // In China the phone number comes first.
    country: 'DEU',
    route: ({ productId }) => `/pages/goods/detail?id=${productId}`,
    then: async (page) => {
      await tapFooter(page);
      const choice = page.locator('dialog[open]');
      for (const options of await choice.locator('[class*="options"]').all())
        await options.getByRole('button', { disabled: false }).first().tap();
      await choice.locator('[data-block]').last().tap();
      await expect(page.locator('dialog[open] form input').first()).toBeVisible();
    },
  },
  {
    name: 'share sheet of a product',
    as: 'busy',
    route: ({ productId }) => `/pages/goods/detail?id=${productId}`,
    then: async (page) => {
      await page.locator('[data-slot="active"] header button').last().tap();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'sold-out product', route: ({ soldOutProductId }) => `/pages/goods/detail?id=${soldOutProductId}` },
  {
    name: 'sold-out variant of a visitor',
    route: ({ soldOutProductId }) => `/pages/goods/detail?id=${soldOutProductId}`,
    then: chooseSoldOut,
  },
  {
    name: 'alert for a sold-out variant',
    route: ({ soldOutProductId }) => `/pages/goods/detail?id=${soldOutProductId}`,
    then: async (page) => {
      await chooseSoldOut(page);
      await waitButton(page).tap();
      await expect(page.locator('input[type="email"]')).toBeVisible();
    },
  },
  {
    name: 'sold-out variant that is waited for',
    as: 'busy',
    route: ({ soldOutProductId }) => `/pages/goods/detail?id=${soldOutProductId}`,
    then: async (page) => {
      await chooseSoldOut(page);
      await expect(page.locator('[class*="control"] output')).toBeVisible();
    },
  },
  { name: 'product that does not exist', route: '/pages/goods/detail?id=999999' },
  { name: 'empty cart of a visitor', route: '/pages/cart/cart' },
  { name: 'cart', as: 'busy', route: '/pages/cart/cart' },
  {
    name: 'cart with everything chosen',
    as: 'busy',
    route: '/pages/cart/cart',
    then: async (page) => {
      const all = page.locator('[data-slot="active"] [data-pawlet-part="bar"]').getByRole('checkbox');
      await all.check();
      await expect(all).toBeChecked();
    },
  },
  { name: 'empty cart', as: 'fresh', route: '/pages/cart/cart' },
  { name: 'checkout', as: 'busy', route: ({ cartRow }) => `/pages/goods/order?id=${cartRow}` },
  {
    name: 'coupons of a checkout',
    as: 'busy',
    route: ({ cartRow }) => `/pages/goods/order?id=${cartRow}`,
    then: async (page) => {
      // The row is above the field for a discount code.
      await page.locator('[data-slot="active"] section:has(> form) > button').first().tap();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'checkout of nothing', as: 'fresh', route: '/pages/goods/order' },
  { name: 'order note', as: 'busy', route: '/pages/goods/remark' },
];
