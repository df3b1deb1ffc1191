import type { ProductSummary, ProductDetail, ProductId } from '@pawlet/core/api';
import { lazy } from '@pawlet/core/lazy';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { usePawletContext } from '../../runtime/PawletContext.ts';
import { useOpenPage } from '../../runtime/stay.ts';
import { productMessages } from '../product/productMessages.ts';
import { choosingSheet, LazyChoosingSheet } from './LazyChoosingSheet.tsx';
import type { PurchaseChoice } from './purchase.ts';
import type { VariantAction } from './useSkuForm.tsx';
import type { VariantChoice } from './useVariants.ts';

/** Loads the purchase code: many visits need none. A page that sells offline preloads it. */
export const purchaseCode = lazy(() => import('./purchase.ts'));

/** Adds a selection to the cart, or buys it immediately, and shows the result. The function is stable. */
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

/** Adding a product to the cart, or buying it. */
export interface AddToCart {
  /**
   * Runs the action for a product. A complete `choice` of `useVariants` is used immediately; otherwise the sheet opens
   * if there are variants. Refusals and failures are shown as toasts.
   */
  readonly add: (product: ProductSummary, choice?: VariantChoice) => void;
  /** The product being added without a sheet; undefined if there is none. */
  readonly busyId: ProductId | undefined;
  /** The sheet; render it beside the products. */
  readonly sheet: ReactElement | null;
}

/**
 * Adds products to the cart, or buys them immediately: for a list or a custom card.
 * @param action - `buy` prompts for the log-in and opens the checkout. @default 'cart'
 */
export function useAddToCart(action: 'cart' | 'buy' = 'cart'): AddToCart {
  const { api, cart } = usePawlet();
  const purchase = usePurchase();
  const text = useText(productMessages);
  const showToast = useToast();
  const [product, setProduct] = useState<ProductDetail>();
  const [isOpen, setIsOpen] = useState(false);
  const [busyId, setBusyId] = useState<ProductId>();
  const { run: add, isBusy } = useAction(async (card: ProductSummary, choice?: VariantChoice) => {
    setBusyId(card.id);
    if (choice?.missing.length === 0) {
      await purchase(action, choice);
      return;
    }
    // The sheet loads in parallel with the product; it shows a failure itself.
    if (card.hasVariants) choosingSheet.preload();
    // So does the code of the cart and the purchase, if it is not loaded.
    void cart.whenIdle();
    purchaseCode.preload();
    const found = await api.products.find(card.id);
    if (found.status === 'not-found') showToast(text('goods.offShelf'));
    else if (card.hasVariants) {
      setProduct(found.goods);
      setIsOpen(true);
    } else await purchase(action, { goods: found.goods, sku: undefined, quantity: found.goods.buyMin });
  });
  // Stable for all renderings, so that a long list does not rerender.
  const begin = useCallback((card: ProductSummary, choice?: VariantChoice) => void add(card, choice), [add]);
  return {
    add: begin,
    busyId: isBusy ? busyId : undefined,
    sheet:
      product === undefined ? null : (
        <LazyChoosingSheet
          key={product.id}
          product={product}
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
