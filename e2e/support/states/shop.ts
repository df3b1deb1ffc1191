import { expect } from '@playwright/test';
import { tapFooter, type State } from './State.ts';

/** The shop window, the cart and the checkout. */
export const shopStates: readonly State[] = [
  { name: 'home', route: '/pages/index/index' },
  { name: 'categories', route: '/pages/category/index' },
  { name: 'search', route: '/pages/search/search' },
  { name: 'search with suggestions', route: '/pages/search/search?keyword=Aura' },
  { name: 'goods list', route: '/pages/goods/goods' },
  {
    name: 'filters of a category',
    route: ({ categoryId }) => `/pages/goods/goods?category_id=${categoryId}`,
    then: async (page) => {
      // One order of the list after the other, the filters, then one column or two.
      await page.locator('[data-slot="active"] fieldset button').nth(-2).tap();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'goods list of a word', route: '/pages/goods/goods?keyword=Aura' },
  { name: 'goods list without a find', route: '/pages/goods/goods?keyword=zzzzzz' },
  { name: 'more goods', route: '/pages/more/goods?flag=hot' },
  { name: 'product', route: ({ goodsId }) => `/pages/goods/detail?id=${goodsId}` },
  {
    name: 'choice of a variant',
    route: ({ goodsId }) => `/pages/goods/detail?id=${goodsId}`,
    then: async (page) => {
      await tapFooter(page);
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  {
    name: 'choice of a variant for the cart or at once',
    route: ({ goodsId }) => `/pages/goods/detail?id=${goodsId}`,
    then: async (page) => {
      // The row with a small picture of each variant.
      await page.locator('[data-slot="active"] [class*="cells"] button:has(img)').tap();
      await expect(page.locator('dialog[open] [data-block]')).toHaveCount(2);
    },
  },
  {
    name: 'share sheet of a product',
    as: 'busy',
    route: ({ goodsId }) => `/pages/goods/detail?id=${goodsId}`,
    then: async (page) => {
      await page.locator('[data-slot="active"] header button').last().tap();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'sold-out product', route: ({ soldOutGoodsId }) => `/pages/goods/detail?id=${soldOutGoodsId}` },
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
  { name: 'checkout of nothing', as: 'fresh', route: '/pages/goods/order' },
  { name: 'order note', as: 'busy', route: '/pages/goods/remark' },
];
