import { shopMessages } from '@pawlet/core/errors';
import type { CartRefusal, GoodsCard, GoodsDetail, GoodsId, SkuId } from '@pawlet/core/api';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useAction, usePawlet, useRequireLogin, useText, useToast } from '../../runtime/index.ts';
import { goodsMessages } from '../goods/messages.ts';
import { SkuSheet } from './SkuSheet.tsx';
import type { SkuAction } from './useSkuForm.tsx';
import { useSkuChoice, type SkuChoice } from './useSkuChoice.ts';

const addedMs = 3500;

/** Puts a choice into the cart, or buys it at once, and says what became of it. */
export function usePurchase(): (action: SkuAction, choice: SkuChoice) => Promise<boolean> {
  const { api, cart, host } = usePawlet();
  const text = useText(goodsMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
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
        await host.navigate(`/pages/goods/order?id=${bought.id}&sceneval=2`);
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
    [api, cart, host, requireLogin, say, showToast, text],
  );
}

export interface AddToCart {
  /** Does with the product what was said, by the sheet where there is something to choose. */
  readonly add: (goods: GoodsCard) => void;
  /** The product whose way into the cart is under way without a sheet. */
  readonly busyId: GoodsId | undefined;
  /** The sheet; render it beside the list. */
  readonly sheet: ReactElement | null;
}

/** The way from a list of goods into the cart, or past it to the checkout. */
export function useAddToCart(action: 'cart' | 'buy' = 'cart'): AddToCart {
  const { api } = usePawlet();
  const purchase = usePurchase();
  const text = useText(goodsMessages);
  const showToast = useToast();
  const [goods, setGoods] = useState<GoodsDetail>();
  const [isOpen, setIsOpen] = useState(false);
  const [busyId, setBusyId] = useState<GoodsId>();
  const { run: add, isBusy } = useAction(async (card: GoodsCard) => {
    setBusyId(card.id);
    const found = await api.goods.find(card.id);
    if (found.status === 'not-found') showToast(text('goods.offShelf'));
    else if (card.hasVariants) {
      setGoods(found.goods);
      setIsOpen(true);
    } else await purchase(action, plainChoice(found.goods));
  });
  // The same for every rendering, so that a long list is not drawn again with each.
  const begin = useCallback((card: GoodsCard) => void add(card), [add]);
  return {
    add: begin,
    busyId: isBusy ? busyId : undefined,
    sheet:
      goods === undefined ? null : (
        <ChoosingSheet
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

export interface ChoosingSheetProps {
  readonly goods: GoodsDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions?: readonly SkuAction[] | undefined;
  readonly start?: { readonly skuId?: SkuId | undefined; readonly quantity?: number | undefined } | undefined;
  readonly onConfirm: (action: SkuAction, choice: SkuChoice) => Promise<void> | void;
}

/** The SKU sheet with a choice of its own, for lists and cart lines. */
export function ChoosingSheet({ goods, start, ...sheet }: ChoosingSheetProps): ReactElement {
  const choice = useSkuChoice(goods, start);
  return <SkuSheet choice={choice} {...sheet} />;
}

/** The choice that a product without variants leaves. */
function plainChoice(goods: GoodsDetail): SkuChoice {
  return {
    goods,
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
    stateOf: () => 'available',
    choose: () => undefined,
    setQuantity: () => undefined,
  };
}
