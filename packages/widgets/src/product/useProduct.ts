import { toId, type GoodsDetail, type GoodsId } from '@pawlet/core/api';
import { useResource, usePawlet, type Resource } from '../runtime/index.ts';

/**
 * A product with its variants, pictures and prices in the shop's language and currency; read again when they change.
 * `data` is null where the shop does not sell it (any more).
 *
 * @param productId - Undefined or no id of a product: null at once, without asking the shop.
 */
export function useProduct(productId: number | undefined): Resource<GoodsDetail | null> {
  const { api } = usePawlet();
  const id = toId<GoodsId>(productId);
  return useResource<GoodsDetail | null>(['product', id], async () => {
    if (id === undefined) return null;
    const found = await api.goods.find(id);
    return found.status === 'not-found' ? null : found.goods;
  });
}
