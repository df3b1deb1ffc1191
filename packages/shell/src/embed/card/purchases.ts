import type { CardProduct } from '../answer/types.ts';
import type { Mounted } from '../loader/types.ts';
import { hashes } from './hashes.ts';
import type { CardShop } from './parts.ts';

/** What is done with a product. */
export type CardAction = 'cart' | 'buy';

/** Purchases from one element, one at a time. */
export interface Purchases extends Mounted {
  /** Opens the sheet of variants if there are any, then the shop's own frame. Does nothing while one is opening. */
  readonly begin: (product: CardProduct, action: CardAction) => Promise<void>;
  /** Loads the code, before it is needed. */
  readonly prepare: () => void;
}

/** @param showBusy - shows which product's sheet is opening; none with undefined */
export function createPurchases(
  element: HTMLElement,
  root: ShadowRoot,
  shop: CardShop,
  showBusy: (id: number | undefined) => void,
): Purchases {
  let isBusy = false;
  let isOver = false;
  let sheet: Mounted | undefined;
  const loadChoice = () => shop.load('sku', hashes.sku);
  const open = async ({ id, hasVariants }: CardProduct, action: CardAction): Promise<void> => {
    const frame = shop.load('frame');
    // It is awaited after the choice.
    frame.catch(() => undefined);
    const chosen = hasVariants ? await (await loadChoice()).chooseSku(root, shop, id, action) : {};
    if (chosen === undefined || isOver) return;
    sheet = (await frame).openPurchase(element, root, shop, { action, productId: id, ...chosen });
  };
  return {
    async begin(product, action) {
      if (isBusy) return;
      isBusy = true;
      showBusy(product.id);
      try {
        await open(product, action);
      } catch (error) {
        const { code = 'NETWORK' } = error as { readonly code?: string };
        shop.emit(element, 'pawlet:error', { code });
      } finally {
        isBusy = false;
        showBusy(undefined);
      }
    },
    prepare() {
      shop.load('frame').catch(() => undefined);
      loadChoice().catch(() => undefined);
    },
    update: () => sheet?.update(),
    unmount() {
      isOver = true;
      sheet?.unmount();
    },
  };
}
