import type { Filter, FilterQuery, ProductCounts, ProductQuery } from '../api/types/product.ts';
import type { Query } from './types.ts';

/** Filters of a product list. */
export const filterQueries = {
  /** Counts of a product list. */
  counts: (query: ProductQuery): Query<ProductCounts> => ({
    key: ['goods-counts', JSON.stringify(query)],
    load: ({ products: product }, options) => product.counts(query, options),
    tags: ['products'],
  }),
  /** Filters of a category's products. */
  filters: ({ categoryId, ...narrowing }: FilterQuery): Query<readonly Filter[]> => ({
    key: ['goods-filters', categoryId, JSON.stringify(narrowing)],
    load: ({ products: product }, options) => product.filters({ ...narrowing, categoryId }, options),
    tags: ['products'],
  }),
};
