import type { Filter, FilterQuery, GoodsCounts, GoodsQuery } from '../api/types/goods.ts';
import type { Query } from './types.ts';

/** What a list of products can be narrowed to. */
export const filterQueries = {
  /** How many products a list has. */
  counts: (query: GoodsQuery): Query<GoodsCounts> => ({
    key: ['goods-counts', JSON.stringify(query)],
    load: ({ goods }, options) => goods.counts(query, options),
    tags: ['products'],
  }),
  /** What the products of a category can be filtered by. */
  filters: ({ categoryId, ...narrowing }: FilterQuery): Query<readonly Filter[]> => ({
    key: ['goods-filters', categoryId, JSON.stringify(narrowing)],
    load: ({ goods }, options) => goods.filters({ ...narrowing, categoryId }, options),
    tags: ['products'],
  }),
};
