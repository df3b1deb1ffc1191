import type { CartLine, ProductId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useContext, useEffect, useMemo, useState } from 'react';
import {
  PageFrontContext,
  useAction,
  useCartState,
  useConfirm,
  useEmit,
  useIsLoggedIn,
  usePawlet,
  useRequireLogin,
  useText,
  useToast,
} from '../runtime/index.ts';
import { useOpenPage } from '../runtime/stay.ts';
import { isAvailable } from './cartLines.ts';
import { usePreselection } from './usePreselection.ts';
import { cartMessages } from './cartMessages.ts';
import { useCartTotals, type CartTotals } from './useCartTotals.ts';

/** State and actions of a cart. */
export interface CartView {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Lines that can be bought. */
  readonly lines: readonly CartLine[];
  /** Lines that cannot. */
  readonly invalid: readonly CartLine[];
  readonly selected: readonly CartLine[];
  readonly isAllSelected: boolean;
  readonly totals: CartTotals;
  /** Keys of lines whose quantity was reduced to the stock. */
  readonly adjusted: ReadonlySet<string>;
  /** Nobody is logged in: the lines are stored on the device. */
  readonly isVisitor: boolean;
  readonly select: (line: CartLine, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
  /** Shows the quantity immediately and sends it later; clamped to 1 and the stock. */
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  /** Asks for confirmation; removed lines can be restored for a while. */
  readonly remove: (lines: readonly CartLine[], question?: string) => Promise<void>;
  /** Adds the products to the favourites and removes the lines; they can be restored for a while. */
  readonly favour: (lines: readonly CartLine[]) => void;
  readonly isFavouring: boolean;
  /** Opens the checkout with the selected lines, after the log-in. */
  readonly settle: () => void;
  /** The checkout is about to open. */
  readonly isSettling: boolean;
  readonly reload: () => void;
}

/** Identifies a line, stored on the server or on the device. */
function nameOfLine({ goodsId, skuId }: CartLine): string {
  return `${goodsId}/${skuId ?? 0}`;
}

const noLines: ReadonlySet<string> = new Set();

/**
 * The cart: its lines, their price, and all actions. Refusals are shown as toasts.
 * @param preselected - Ids of rows to select once.
 *
 * @example
 * import { useCart } from '@pawlet/widgets/cart';
 *
 * export function Lines() {
 *   const { lines, remove } = useCart();
 *   return lines.map((line) => (
 *     <button key={line.key} type="button" onClick={() => void remove([line])}>
 *       Remove {line.title}
 *     </button>
 *   ));
 * }
 */
export function useCart(preselected?: readonly number[]): CartView {
  const { api, cart } = usePawlet();
  const openPage = useOpenPage();
  const emit = useEmit();
  const text = useText(cartMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const requireLogin = useRequireLogin();
  const isVisitor = !useIsLoggedIn();
  const state = useCartState((whole) => whole);
  const [adjusted, setAdjusted] = useState(noLines);

  const lines = useMemo(() => state.lines.filter(isAvailable), [state.lines]);
  const invalid = useMemo(() => state.lines.filter((line) => !isAvailable(line)), [state.lines]);
  const selected = lines.filter(({ key }) => state.selectedKeys.has(key));
  const totals = useCartTotals(selected);
  usePreselection(preselected);

  useEffect(() => {
    void cart.load();
  }, [cart]);

  const { onReturn } = useContext(PageFrontContext);
  useEffect(() => onReturn(() => void cart.refresh({ background: true })), [cart, onReturn]);

  const isUnread = state.status === 'idle';
  useEffect(() => {
    if (isUnread) void cart.load();
  }, [cart, isUnread]);

  useEffect(() => {
    const tooMany = lines.filter(({ stock, quantity }) => stock !== undefined && quantity > stock);
    if (tooMany.length === 0) return;
    for (const { key, stock } of tooMany) cart.setQuantity(key, stock ?? 1);
    setAdjusted((before) => new Set([...before, ...tooMany.map(({ key }) => key)]));
  }, [cart, lines]);

  useEffect(
    () =>
      cart.onFailure(({ action, refusal }) => {
        if (action === 'transfer') showToast(text('cart.dropped'));
        // Plain refusals and failed calls have been shown already.
        else if (refusal !== undefined && refusal.status !== 'refused') {
          const message = 'message' in refusal ? refusal.message : '';
          showToast(message === '' ? text('cart.notChanged') : message);
        }
      }),
    [cart, showToast, text],
  );

  const remove = async (gone: readonly CartLine[], question?: string): Promise<void> => {
    if (gone.length === 0) {
      showToast(shopText('check.goodsToDelete'));
      return;
    }
    const isSure = await confirm({
      title: question ?? shopText('cart.delete.confirm', { count: gone.length }),
      confirmLabel: shopText('cart.delete.confirm.action'),
      destructive: true,
    });
    if (!isSure) return;
    takeOut(gone, text('cart.removed', { count: gone.length }));
  };
  const takeOut = (gone: readonly CartLine[], message: string): void => {
    cart.remove(gone.map(({ key }) => key));
    const canReturn = gone.every(isAvailable);
    showToast({
      text: message,
      action: canReturn ? { label: text('cart.undo'), onAction: () => void bringBack(gone) } : undefined,
    });
  };
  const bringBack = async (gone: readonly CartLine[]): Promise<void> => {
    for (const { goodsId, skuId, quantity } of gone) {
      // The client has shown a failed call already.
      await cart.add({ goodsId, skuId, quantity }).catch(() => undefined);
    }
  };

  const { run: favour, isBusy: isFavouring } = useAction(async (wanted: readonly CartLine[]) => {
    if (wanted.length === 0) {
      showToast(text('cart.chooseToFavour'));
      return;
    }
    if (!(await requireLogin())) return;
    // Directly after the log-in the visitor's lines are being moved into the account, with other keys.
    await cart.whenIdle();
    const marked = new Set<ProductId>();
    for (const goodsId of new Set(wanted.map((line) => line.goodsId))) {
      const result = await api.products.setFavourite(goodsId, true);
      if (result.status !== 'ok') continue;
      marked.add(goodsId);
      emit('pawlet:favourite-changed', { productId: goodsId, change: 'added' });
    }
    const names = new Set(wanted.map(nameOfLine));
    const moved = cart.store
      .getState()
      .lines.filter((line) => marked.has(line.goodsId) && names.has(nameOfLine(line)));
    if (moved.length > 0) takeOut(moved, text('cart.favoured', { count: moved.length }));
  });

  const { run: settle, isBusy: isSettling } = useAction(async () => {
    if (selected.length === 0) {
      showToast(shopText('check.goodsToSettle'));
      return;
    }
    if (!(await requireLogin('purchase'))) return;
    // Directly after the log-in the visitor's lines are being moved into the account.
    await cart.whenIdle();
    await cart.load();
    const now = cart.store.getState();
    if (now.transfer === 'failed') return;
    const ids = now.lines.flatMap((line) =>
      line.id !== undefined && isAvailable(line) && now.selectedKeys.has(line.key) ? [line.id] : [],
    );
    if (ids.length > 0) await openPage(`/pages/goods/order?id=${ids.join(',')}`);
  });

  const isEmptyYet = state.lines.length === 0;
  return {
    status:
      isEmptyYet && state.status !== 'ready' ? (state.status === 'failed' ? 'failed' : 'loading') : 'ready',
    lines,
    invalid,
    selected,
    isAllSelected: lines.length > 0 && selected.length === lines.length,
    totals,
    adjusted,
    isVisitor,
    isSettling,
    select: ({ key }, isSelected) => cart.select([key], isSelected),
    selectAll: (isSelected) =>
      cart.select(
        lines.map(({ key }) => key),
        isSelected,
      ),
    setQuantity: ({ key }, quantity) => cart.setQuantity(key, quantity),
    remove,
    favour: (wanted) => void favour(wanted),
    isFavouring,
    settle: () => void settle(),
    reload: () => void cart.load(),
  };
}
