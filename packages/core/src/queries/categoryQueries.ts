import type { Category } from '../api/types/product.ts';
import type { Query } from './types.ts';

/** Categories of products. The tree of all of them is `productQueries.categories`. */
export const categoryQueries = {
  /** Top-level categories, each with a few products. */
  withProducts: (): Query<readonly Category[]> => ({
    key: ['categories-goods'],
    load: ({ products: product }, options) => product.categoriesWithGoods(options),
    tags: ['products'],
  }),
};
