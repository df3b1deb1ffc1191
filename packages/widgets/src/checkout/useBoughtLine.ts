import { toId, type AddResult, type CartLineId, type ProductId, type SkuId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import type { Query } from '@pawlet/core/queries';
import { useRef, useState } from 'react';
import { lacksVariant, reportVariant } from '../parts/index.ts';
import { usePawlet, useQuery, useSession, useText } from '../runtime/index.ts';
import { useMountId } from '../runtime/useMountId.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** A product for immediate purchase. */
export interface DirectPurchase {
  readonly productId: number;
  readonly skuId: number | undefined;
  readonly quantity: number;
}

/** The row of an immediate purchase, separate from the cart. */
export type BoughtLine =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly id: CartLineId }
  /** Why it cannot be bought, for the shopper; undefined for the generic message. */
  | { readonly status: 'refused'; readonly message: string | undefined }
  | { readonly status: 'failed'; readonly retry: () => void; readonly isRetrying: boolean };

/** Creates the row of an immediate purchase, once per mount; `undefined` waits. */
export function useBoughtLine(purchase: DirectPurchase | undefined): BoughtLine {
  const pawlet = usePawlet();
  const text = useText(checkoutMessages);
  const shopText = useText(shopMessages);
  // Undefined until the owner of a token is loaded: a renewed token usually belongs to the same shopper.
  const shopper = useSession(({ token, user }) => (token === '' ? 0 : user?.id));
  const print = JSON.stringify(purchase);
  // Each row replaces the previous one, so that none is reused: that of an earlier checkout has been ordered by now.
  const mount = useMountId();
  const [asked, setAsked] = useState({ print, shopper, round: 1 });
  const isOther = asked.print !== print || (shopper !== undefined && asked.shopper !== shopper);
  if (isOther) setAsked({ print, shopper: shopper ?? asked.shopper, round: asked.round + 1 });
  /** The created row; another language or country shows the same one. */
  const row = useRef<{ readonly round: number; readonly result: AddResult }>(undefined);
  const made = useQuery(purchase === undefined ? undefined : loadRow(purchase), {
    refreshOnFocus: false,
    refreshOnMount: false,
  });
  function loadRow({ productId, skuId, quantity }: DirectPurchase): Query<AddResult> {
    return {
      key: ['bought-line', mount, asked.round],
      load: async ({ cart }) => {
        if (row.current?.round === asked.round) return row.current.result;
        const goodsId = toId<ProductId>(productId);
        if (goodsId === undefined) return { status: 'not-found' };
        const result = await cart.buyNow({ goodsId, skuId: toId<SkuId>(skuId), quantity });
        if (result.status === 'ok') row.current = { round: asked.round, result };
        if (lacksVariant(result)) reportVariant(pawlet, 'checkout', goodsId);
        return result;
      },
    };
  }
  if (made.status === 'failed') {
    return { status: 'failed', retry: () => void made.reload(), isRetrying: made.isRefreshing };
  }
  if (made.status === 'loading') return { status: 'loading' };
  const result = made.data;
  switch (result.status) {
    case 'ok':
      return { status: 'ready', id: result.id };
    case 'not-found':
      return { status: 'refused', message: text('checkout.notFound') };
    case 'refused':
      // Other reasons have been shown already.
      return {
        status: 'refused',
        message: lacksVariant(result) ? text('checkout.variantMissing') : undefined,
      };
    case 'out-of-stock':
    case 'off-shelf':
    case 'limit-reached':
      return { status: 'refused', message: result.message === '' ? shopText('stock.none') : result.message };
  }
}
