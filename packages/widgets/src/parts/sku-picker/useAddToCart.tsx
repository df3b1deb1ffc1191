import { shopMessages } from '@pawlet/core/errors';
import type { CartRefusal, GoodsCard, GoodsDetail, GoodsId } from '@pawlet/core/api';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useRequireLogin, useText, useToast } from '../../runtime/index.ts';
import { useOpenPage } from '../../runtime/stay.ts';
import { goodsMessages } from '../goods/goodsMessages.ts';
import { LazyChoosingSheet, loadChoosingSheet } from './LazyChoosingSheet.tsx';
import type { VariantAction } from './useSkuForm.tsx';
import type { VariantChoice } from './useVariants.ts';

const addedMs = 3500;

/** Puts a choice into the cart, or buys it at once, and says what became of it. */
export function usePurchase(): (action: VariantAction, choice: VariantChoice) => Promise<boolean> {
  const { api, cart, host } = usePawlet();
  const text = useText(goodsMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const openPage = useOpenPage();
  const say = useCallback(
    (refusal: CartRefusal): void => {
      // A plain refusal has been said already.
      if (refusal.status === 'refused') return;
      showToast(
        refusal.status === 'not-found' ? text('goods.offShelf') : refusal.message || shopText('stock.none'),
      );
    },
    [showToast, text, shopText],
  );
  return useCallback(
    async (action, { goods, sku, quantity }) => {
      const addition = { goodsId: goods.id, skuId: goods.specs.length > 0 ? sku?.id : undefined, quantity };
      if (action === 'buy') {
        if (!(await requireLogin('purchase'))) return false;
        const bought = await api.cart.buyNow(addition);
        if (bought.status !== 'ok') {
          say(bought);
          return false;
        }
        await openPage(`/pages/goods/order?id=${bought.id}&sceneval=2`);
        return true;
      }
      const added = await cart.add(addition, goods);
      if (added.status !== 'ok') {
        say(added);
        return false;
      }
      host.haptic('success');
      showToast({
        text: text('goods.added'),
        durationMs: addedMs,
        ...(host.isAvailable('navigate')
          ? {
              action: {
                label: text('goods.toCart'),
                onAction: () => void host.navigate('/pages/cart/cart'),
              },
            }
          : {}),
      });
      return true;
    },
    [api, cart, host, openPage, requireLogin, say, showToast, text],
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
    if (card.hasVariants) loadChoosingSheet().catch(() => undefined);
    // So does the code of the cart, if it is not there.
    void cart.whenIdle();
    const found = await api.goods.find(card.id);
    if (found.status === 'not-found') showToast(text('goods.offShelf'));
    else if (card.hasVariants) {
      setGoods(found.goods);
      setIsOpen(true);
    } else await purchase(action, plainChoice(found.goods));
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

/** The choice that a product without variants leaves. */
function plainChoice(goods: GoodsDetail): VariantChoice {
  return {
    goods,
    groups: [],
    sku: undefined,
    missing: [],
    chosenTitles: [],
    quantity: goods.buyMin,
    minQuantity: goods.buyMin,
    maxQuantity: goods.buyMin,
    stock: goods.stock,
    price: goods.price,
    marketPrice: goods.regularPrice ?? goods.marketPrice,
    imageUrl: goods.imageUrl,
    canWait: false,
    setQuantity: () => undefined,
  };
}
