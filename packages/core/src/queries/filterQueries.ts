import type { Filter, FilterQuery, GoodsCounts, GoodsQuery } from '../api/types/goods.ts';
import type { Query } from './types.ts';

/** Filters of a product list. */
export const filterQueries = {
  /** Counts of a product list. */
  counts: (query: GoodsQuery): Query<GoodsCounts> => ({
    key: ['goods-counts', JSON.stringify(query)],
    load: ({ goods }, options) => goods.counts(query, options),
    tags: ['products'],
  }),
  /** Filters of a category's products. */
  filters: ({ categoryId, ...narrowing }: FilterQuery): Query<readonly Filter[]> => ({
    key: ['goods-filters', categoryId, JSON.stringify(narrowing)],
    load: ({ goods }, options) => goods.filters({ ...narrowing, categoryId }, options),
    tags: ['products'],
  }),
};
