import type { ProductDetail } from '@pawlet/core/api';
import { productQueries } from '@pawlet/core/queries';
import { useQuery, type Resource } from '../runtime/index.ts';

/**
 * A product with its variants, pictures and prices in the shop's language and currency; reloaded when they change.
 * `data` is null where the shop does not or no longer sell it.
 * @param productId - Undefined or an invalid id: null immediately, without a request.
 *
 * @example
 * import { useAddToCart, useProduct, useVariants } from '@pawlet/widgets/product';
 *
 * export function Buy({ productId }: { readonly productId: number }) {
 *   const product = useProduct(productId).data ?? undefined;
 *   const choice = useVariants(product);
 *   const { add, sheet } = useAddToCart();
 *   if (product === undefined || choice === undefined) return null;
 *   return (
 *     <>
 *       <button type="button" onClick={() => add(product, choice)}>
 *         {product.title}
 *       </button>
 *       {sheet}
 *     </>
 *   );
 * }
 */
export function useProduct(productId: number | undefined): Resource<ProductDetail | null> {
  return useQuery(productQueries.detail(productId));
}
