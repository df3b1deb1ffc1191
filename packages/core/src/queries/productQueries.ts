import { toId } from '../api/types/ids.ts';
import type { GoodsDetail } from '../api/map/goodsDetail.ts';
import type { Category, GoodsCard, GoodsPage, GoodsQuery } from '../api/types/goods.ts';
import type { GoodsId } from '../api/types/ids.ts';
import type { PagedQuery, Query } from './types.ts';

/** Maximum ids per call. */
const maxIds = 50;

/** Products of the shop. */
export const productQueries = {
  /**
   * One product with its variants, pictures and prices; null where the shop does not or no longer sell it, or `id` is
   * invalid.
   */
  detail: (id: number | undefined): Query<GoodsDetail | null> => {
    const productId = toId<GoodsId>(id);
    return {
      key: ['product', productId],
      load: async ({ goods }, options) => {
        if (productId === undefined) return null;
        const found = await goods.find(productId, options);
        return found.status === 'not-found' ? null : found.goods;
      },
      // It includes which coupons the shopper has.
      tags: ['products', 'coupons'],
    };
  },
  /** Products for cards, in this order, without missing ones. At most 50 ids; invalid ids are skipped. */
  cards: (ids: readonly number[]): Query<readonly GoodsCard[]> => {
    const productIds = [...new Set(ids.map((id) => toId<GoodsId>(id)).filter((id) => id !== undefined))];
    return {
      key: ['product-card', productIds.join()],
      load: async ({ goods }, options) => {
        if (productIds.length === 0) return [];
        const { items } = await goods.list({ ids: productIds, pageSize: maxIds }, options);
        return productIds
          .map((id) => items.find((item) => item.id === id))
          .filter((item) => item !== undefined);
      },
      tags: ['products'],
    };
  },
  /** The tree of categories. */
  categories: (): Query<readonly Category[]> => ({
    key: ['categories'],
    load: ({ goods }, options) => goods.categories(options),
    tags: ['products'],
  }),
  /** One page of the products matching `query`. */
  page: (query: GoodsQuery): Query<GoodsPage> => ({
    key: ['products', JSON.stringify(query)],
    load: ({ goods }, options) => goods.list(query, options),
    tags: ['products'],
  }),
  /** All products matching `query`, page by page. */
  list: (query: GoodsQuery): PagedQuery<GoodsCard, GoodsPage> => ({
    key: ['products', JSON.stringify(query)],
    loadPage: ({ goods }, page, options) => goods.list({ ...query, page }, options),
    tags: ['products'],
  }),
};
