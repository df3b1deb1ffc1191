import { useEffect, useRef } from 'react';
import { useCartState, usePawlet } from '../runtime/index.ts';

/** Ticks exactly these rows as soon as the cart is there, and again when others are named. */
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
    // The rows of a visitor have no ids; theirs are there after the log-in.
    if (lines.every(({ id }) => id === undefined)) return;
    done.current = wanted;
    cart.selectAll(false);
    cart.select(
      chosen.map(({ key }) => key),
      true,
    );
  }, [cart, isReady, wanted]);
}
