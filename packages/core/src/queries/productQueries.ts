import { toId } from '../api/types/ids.ts';
import type { ProductDetail } from '../api/map/productDetail.ts';
import type { Category, ProductSummary, ProductPage, ProductQuery } from '../api/types/product.ts';
import type { ProductId } from '../api/types/ids.ts';
import type { PagedQuery, Query } from './types.ts';

/** Maximum ids per call. */
const maxIds = 50;

/** Products of the shop. */
export const productQueries = {
  /**
   * One product with its variants, pictures and prices; null where the shop does not or no longer sell it, or `id` is
   * invalid.
   */
  detail: (id: number | undefined): Query<ProductDetail | null> => {
    const productId = toId<ProductId>(id);
    return {
      key: ['product', productId],
      load: async ({ products: product }, options) => {
        if (productId === undefined) return null;
        const found = await product.find(productId, options);
        return found.status === 'not-found' ? null : found.goods;
      },
      // It includes which coupons the shopper has.
      tags: ['products', 'coupons'],
    };
  },
  /** Products for cards, in this order, without missing ones. At most 50 ids; invalid ids are skipped. */
  cards: (ids: readonly number[]): Query<readonly ProductSummary[]> => {
    const productIds = [...new Set(ids.map((id) => toId<ProductId>(id)).filter((id) => id !== undefined))];
    return {
      key: ['product-card', productIds.join()],
      load: async ({ products: product }, options) => {
        if (productIds.length === 0) return [];
        const { items } = await product.list({ ids: productIds, pageSize: maxIds }, options);
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
    load: ({ products: product }, options) => product.categories(options),
    tags: ['products'],
  }),
  /** One page of the products matching `query`. */
  page: (query: ProductQuery): Query<ProductPage> => ({
    key: ['products', JSON.stringify(query)],
    load: ({ products: product }, options) => product.list(query, options),
    tags: ['products'],
  }),
  /** All products matching `query`, page by page. */
  list: (query: ProductQuery): PagedQuery<ProductSummary, ProductPage> => ({
    key: ['products', JSON.stringify(query)],
    loadPage: ({ products: product }, page, options) => product.list({ ...query, page }, options),
    tags: ['products'],
  }),
};
