import type { ProductDetail, ProductPage } from '@pawlet/core/api';
import { productQueries, type Query } from '@pawlet/core/queries';

/** Products of the same category that are shown below a product. */
export const mostSimilar = 6;

/** The best sellers of a product's category; the product itself may be one of them. */
export function similarProducts({ categoryId }: Pick<ProductDetail, 'categoryId'>): Query<ProductPage> {
  return productQueries.page({ categoryId, orderBy: 'sales', pageSize: mostSimilar + 1 });
}
