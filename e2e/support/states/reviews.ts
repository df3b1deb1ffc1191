import { expect } from '@playwright/test';
import { tapFooter, type State } from './State.ts';

export const reviewsStates: readonly State[] = [
  { name: 'reviews of a product', route: ({ productId }) => `/pages/remark/lists?goods_id=${productId}` },
  {
    name: 'reviews of a product with five stars',
    route: ({ productId }) => `/pages/remark/lists?goods_id=${productId}&star=5`,
  },
  {
    name: 'reviews of a product that no filter leaves',
    route: ({ productId }) => `/pages/remark/lists?goods_id=${productId}&star=1&show=media`,
  },
  { name: 'reviews of no product', route: '/pages/remark/lists?goods_id=999999' },
  { name: 'one review', route: ({ reviewId }) => `/pages/remark/detail?id=${reviewId}` },
  { name: 'review that does not exist', route: '/pages/remark/detail?id=999999' },
  { name: 'products to review', as: 'busy', route: '/pages/remark/comment' },
  { name: 'own reviews', as: 'busy', route: '/pages/remark/comment?status=1' },
  { name: 'nothing to review', as: 'fresh', route: '/pages/review/review' },
  { name: 'no own reviews', as: 'fresh', route: '/pages/review/review?status=1' },
  {
    name: 'new review',
    as: 'busy',
    route: ({ received }) => `/pages/remark/remark?order_sn=${received}`,
  },
  {
    name: 'new review with mistakes',
    as: 'busy',
    route: ({ received }) => `/pages/remark/remark?order_sn=${received}`,
    then: async (page) => {
      await tapFooter(page);
      await expect(page.locator('[data-slot="active"] [aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'review written before',
    as: 'busy',
    route: ({ reviewed }) => `/pages/remark/remark?order_sn=${reviewed}`,
  },
  {
    name: 'review of a shipped order',
    as: 'busy',
    route: ({ shipped }) => `/pages/remark/remark?order_sn=${shipped}`,
  },
];
