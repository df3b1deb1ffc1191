import { useEffect, useRef } from 'react';
import { useCartState, usePawlet } from '../runtime/index.ts';

/** Selects exactly these rows when the cart has loaded, and again when `ids` change. */
export function usePreselection(ids: readonly number[] | undefined): void {
  const { cart } = usePawlet();
  const isReady = useCartState(({ status }) => status === 'ready');
  const wanted = ids?.join();
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady || wanted === undefined || done.current === wanted) return;
    const { lines } = cart.store.getState();
    const named = new Set(wanted.split(',').map(Number));
    const chosen = lines.filter(({ id }) => id !== undefined && named.has(id));
    // A visitor's rows have no ids; the account's are available after the log-in.
    if (lines.every(({ id }) => id === undefined)) return;
    done.current = wanted;
    cart.selectAll(false);
    cart.select(
      chosen.map(({ key }) => key),
      true,
    );
  }, [cart, isReady, wanted]);
}
