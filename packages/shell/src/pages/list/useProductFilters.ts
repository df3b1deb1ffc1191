import type { Filter } from '@pawlet/core/api';
import { filterQueries } from '@pawlet/core/queries';
import { type Resource, useConfig, useQuery } from '@pawlet/widgets';
import { toProductQuery, type ListQuery } from './useListQuery.ts';

/**
 * The attributes of a list's category with how many products each value would leave; nothing is loaded while `isWanted`
 * is false.
 */
export function useProductFilters(query: ListQuery, isWanted: boolean): Resource<readonly Filter[]> {
  const currency = useConfig()?.country.currency ?? 'CNY';
  const { categoryId } = query;
  const { keyword, brandIds, attributes, priceFrom, priceTo, flag, couponId } = toProductQuery(
    query,
    currency,
  );
  const narrowing = { keyword, brandIds, attributes, priceFrom, priceTo, flag, couponId };
  return useQuery(
    isWanted && categoryId !== undefined ? filterQueries.filters({ ...narrowing, categoryId }) : undefined,
    // The previous counts stay until the new ones are loaded.
    { keepPrevious: true, refreshOnFocus: false },
  );
}
