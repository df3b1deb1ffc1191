import type { GoodsCard, GoodsDetail, GoodsId } from '@pawlet/core/api';
import { lazy } from '@pawlet/core/lazy';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { usePawletContext } from '../../runtime/PawletContext.ts';
import { useOpenPage } from '../../runtime/stay.ts';
import { goodsMessages } from '../goods/goodsMessages.ts';
import { choosingSheet, LazyChoosingSheet } from './LazyChoosingSheet.tsx';
import type { PurchaseChoice } from './purchase.ts';
import type { VariantAction } from './useSkuForm.tsx';
import type { VariantChoice } from './useVariants.ts';

/** What a purchase does: many visits make none. A page that sells without a network loads it ahead. */
export const purchaseCode = lazy(() => import('./purchase.ts'));

/** Puts a choice into the cart, or buys it at once, and says what became of it. The function is stable. */
export function usePurchase(): (action: VariantAction, choice: PurchaseChoice) => Promise<boolean> {
  const { pawlet, overlays } = usePawletContext();
  const openPage = useOpenPage();
  return useCallback(
    async (action, choice) => {
      const code = await purchaseCode.load().catch(() => undefined);
      if (code === undefined) {
        pawlet.notices.emit({ kind: 'toast', key: 'error.network' });
        return false;
      }
      return code.purchase({ pawlet, overlays, openPage }, action, choice);
    },
    [pawlet, overlays, openPage],
  );
}

/** The way of a product into the cart, or past it to the checkout. */
export interface AddToCart {
  /**
   * Does with the product what was said. A `choice` of `useVariants` in which nothing is missing goes at once; otherwise
   * the sheet asks where there is something to choose. What the shop refuses, and what fails, is told in a toast.
   */
  readonly add: (goods: GoodsCard, choice?: VariantChoice) => void;
  /** The product that is on its way, without a sheet; undefined if none is. */
  readonly busyId: GoodsId | undefined;
  /** The sheet; render it beside the products. */
  readonly sheet: ReactElement | null;
}

/**
 * Puts products into the cart, or buys them at once: from a list or a card of its own.
 *
 * @param action - `buy` asks for the log-in and opens the checkout. @default 'cart'
 */
export function useAddToCart(action: 'cart' | 'buy' = 'cart'): AddToCart {
  const { api, cart } = usePawlet();
  const purchase = usePurchase();
  const text = useText(goodsMessages);
  const showToast = useToast();
  const [goods, setGoods] = useState<GoodsDetail>();
  const [isOpen, setIsOpen] = useState(false);
  const [busyId, setBusyId] = useState<GoodsId>();
  const { run: add, isBusy } = useAction(async (card: GoodsCard, choice?: VariantChoice) => {
    setBusyId(card.id);
    if (choice?.missing.length === 0) {
      await purchase(action, choice);
      return;
    }
    // The sheet comes while the product is asked for; what fails is said by the sheet itself.
    if (card.hasVariants) choosingSheet.preload();
    // So does the code of the cart and of the purchase, if it is not there.
    void cart.whenIdle();
    purchaseCode.preload();
    const found = await api.goods.find(card.id);
    if (found.status === 'not-found') showToast(text('goods.offShelf'));
    else if (card.hasVariants) {
      setGoods(found.goods);
      setIsOpen(true);
    } else await purchase(action, { goods: found.goods, sku: undefined, quantity: found.goods.buyMin });
  });
  // The same for every rendering, so that a long list is not drawn again with each.
  const begin = useCallback((card: GoodsCard, choice?: VariantChoice) => void add(card, choice), [add]);
  return {
    add: begin,
    busyId: isBusy ? busyId : undefined,
    sheet:
      goods === undefined ? null : (
        <LazyChoosingSheet
          key={goods.id}
          goods={goods}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          actions={[action]}
          onConfirm={async (chosen, choice) => {
            if (await purchase(chosen, choice)) setIsOpen(false);
          }}
        />
      ),
  };
}
