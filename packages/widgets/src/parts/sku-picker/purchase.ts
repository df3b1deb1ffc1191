import type { Pawlet } from '@pawlet/core';
import type { CartRefusal } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import type { PawletContextValue } from '../../runtime/PawletContext.ts';
import { productMessages } from '../product/productMessages.ts';
import type { VariantAction } from './useSkuForm.tsx';
import type { VariantChoice } from './useVariants.ts';

const addedMs = 3500;

/** Dependencies of a purchase. */
export interface PurchaseContext extends PawletContextValue {
  readonly openPage: (route: string) => Promise<void>;
}

/** The product to purchase; no `sku` for a product without variants. */
export type PurchaseChoice = Pick<VariantChoice, 'goods' | 'sku' | 'quantity'>;

/** Adds a choice to the cart or buys it immediately, and shows the result. Returns whether it succeeded. */
export async function purchase(
  { pawlet, overlays, openPage }: PurchaseContext,
  action: VariantAction,
  { goods: product, sku, quantity }: PurchaseChoice,
): Promise<boolean> {
  const { account, api, cart, host, translator } = pawlet;
  const addition = { goodsId: product.id, skuId: product.specs.length > 0 ? sku?.id : undefined, quantity };
  if (action === 'buy') {
    if (!(await account.requestLogIn('purchase'))) return false;
    const bought = await api.cart.buyNow(addition);
    if (bought.status === 'ok') await openPage(`/pages/goods/order?id=${bought.id}&sceneval=2`);
    else await showRefusal(bought, pawlet, overlays);
    return bought.status === 'ok';
  }
  const added = await cart.add(addition, product);
  if (added.status !== 'ok') {
    await showRefusal(added, pawlet, overlays);
    return false;
  }
  host.haptic('success');
  const text = translator.textOf(productMessages);
  const toCart = { label: text('goods.toCart'), onAction: () => void host.navigate('/pages/cart/cart') };
  overlays.showToast({
    text: text('goods.added'),
    durationMs: addedMs,
    action: host.isAvailable('navigate') ? toCart : undefined,
  });
  return true;
}

async function showRefusal(
  refusal: CartRefusal,
  { translator }: Pawlet,
  overlays: PurchaseContext['overlays'],
): Promise<void> {
  // A plain refusal has been shown already.
  if (refusal.status === 'refused') return;
  // Without a network the texts may not load; English is shown then.
  await translator.load(shopMessages).catch(() => undefined);
  overlays.showToast({
    text:
      refusal.status === 'not-found'
        ? translator.textOf(productMessages)('goods.offShelf')
        : refusal.message || translator.textOf(shopMessages)('stock.none'),
  });
}
