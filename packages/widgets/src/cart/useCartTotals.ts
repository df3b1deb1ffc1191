import type { CartLine, CartQuote } from '@pawlet/core/api';
import type { Money } from '@pawlet/core/rules';
import { useIsSignedIn, usePawlet, useResource } from '../runtime/index.ts';
import { fingerprint, plainTotal } from './cartLines.ts';

export interface CartTotals {
  /** Undefined while nothing is ticked. */
  readonly total: Money | undefined;
  /** The server's reckoning; undefined for visitors and until it is there. */
  readonly quote: CartQuote | undefined;
  /** The total is about to change. */
  readonly isStale: boolean;
}

/** What the ticked lines cost: reckoned by the server for a shopper, added up here for a visitor. */
export function useCartTotals(selected: readonly CartLine[]): CartTotals {
  const { api, cart } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const print = fingerprint(selected);
  const ids = selected.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isWanted = isSignedIn && selected.length > 0 && ids.length === selected.length;
  const reckoned = useResource(
    isWanted ? ['cart-quote', print] : undefined,
    async () => {
      // The server must know the quantities before it is asked what they cost.
      await cart.whenIdle();
      return { print, result: await api.cart.quote({ lineIds: ids }, { background: true }) };
    },
    { keepPrevious: true },
  );
  const plain = plainTotal(selected);
  if (!isWanted) return { total: plain, quote: undefined, isStale: false };
  const known = reckoned.data;
  if (known === undefined || known.result.status !== 'ok') {
    return { total: plain, quote: undefined, isStale: reckoned.status === 'loading' };
  }
  const { quote } = known.result;
  return { total: quote.amounts.total, quote, isStale: known.print !== print };
}
