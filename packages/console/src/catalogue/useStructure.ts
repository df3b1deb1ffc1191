import {
  attributeCalls,
  brandCalls,
  categoryCalls,
  type OperatorAttribute,
  type OperatorBrand,
  type OperatorCategory,
} from '@pawlet/operator';
import type { Query } from '../parts/Loaded.tsx';
import { useCall } from '../parts/useCall.ts';
import { toTree } from './toTree.ts';

/** What products are sorted by and described with. */
export interface Structure {
  readonly categories: readonly OperatorCategory[];
  readonly brands: readonly OperatorBrand[];
  readonly attributes: readonly OperatorAttribute[];
}

/** All categories, brands and attributes. */
export function useStructure(): Query<Structure> {
  const categories = useCall(categoryCalls.listCategories);
  const brands = useCall(brandCalls.listBrands);
  const attributes = useCall(attributeCalls.listAttributes);
  const isLoaded =
    categories.data !== undefined && brands.data !== undefined && attributes.data !== undefined;
  return {
    data: isLoaded
      ? {
          categories: toTree(categories.data.items),
          brands: brands.data.items,
          attributes: attributes.data.items,
        }
      : undefined,
    error: categories.error ?? brands.error ?? attributes.error,
    refetch: () => Promise.all([categories, brands, attributes].map(({ refetch }) => refetch())),
  };
}
