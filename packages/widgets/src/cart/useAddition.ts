import { shopMessages } from '@pawlet/core/errors';
import { toId, type ProductId, type SkuId } from '@pawlet/core/api';
import type { Query } from '@pawlet/core/queries';
import { productMessages, lacksVariant, reportVariant } from '../parts/index.ts';
import { usePawlet, useQuery, useText, useToast } from '../runtime/index.ts';
import { useMountId } from '../runtime/useMountId.ts';

/** A product to add to the cart before it is shown. */
export interface Addition {
  readonly productId: number;
  readonly skuId: number | undefined;
  /** @default the minimum quantity */
  readonly quantity: number | undefined;
}

/** Adds a product to the cart, once per mount, and shows a toast if that fails; true while in progress. */
export function useAddition(addition: Addition | undefined): boolean {
  const pawlet = usePawlet();
  const { cart } = pawlet;
  const text = useText(productMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const mount = useMountId();
  const added = useQuery(addition === undefined ? undefined : put(addition), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  return addition !== undefined && added.status === 'loading';

  function put(wanted: Addition): Query<boolean> {
    const { productId, skuId } = wanted;
    const goodsId = toId<ProductId>(productId);
    return {
      key: ['addition', mount, productId, skuId, wanted.quantity],
      load: async ({ products: product }) => {
        const found = goodsId === undefined ? undefined : await product.find(goodsId);
        if (goodsId === undefined || found?.status !== 'ok') {
          showToast(text('goods.offShelf'));
          return false;
        }
        const { quantity = found.goods.buyMin } = wanted;
        const result = await cart.add({ goodsId, skuId: toId<SkuId>(skuId), quantity }, found.goods);
        if (result.status === 'not-found') showToast(text('goods.offShelf'));
        else if (lacksVariant(result)) reportVariant(pawlet, 'cart', goodsId);
        // A plain refusal has been shown already.
        else if (result.status !== 'ok' && result.status !== 'refused')
          showToast(result.message === '' ? shopText('stock.none') : result.message);
        return result.status === 'ok';
      },
    };
  }
}
