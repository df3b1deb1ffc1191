import type { CartLine, CartQuote } from '@pawlet/core/api';
import { cartQueries } from '@pawlet/core/queries';
import type { Money } from '@pawlet/core/rules';
import { useEffect, useState } from 'react';
import { useCartState, useIsLoggedIn, usePawlet, useQuery } from '../runtime/index.ts';
import { fingerprint, plainTotal } from './cartLines.ts';

export interface CartTotals {
  /** Undefined while nothing is selected. */
  readonly total: Money | undefined;
  /** The server's result; undefined for visitors and until it has loaded. */
  readonly quote: CartQuote | undefined;
  /** The total is about to change. */
  readonly isStale: boolean;
  /** Why the discount code is not accepted for these lines; undefined if it is, or there is none. */
  readonly codeRefusal: string | undefined;
  readonly clearCodeRefusal: () => void;
}

/** Price of the selected lines: computed by the server for a shopper, added up here for a visitor. */
export function useCartTotals(selected: readonly CartLine[]): CartTotals {
  const { cart } = usePawlet();
  const isSignedIn = useIsLoggedIn();
  const discountCode = useCartState((state) => state.discountCode);
  const [codeRefusal, setCodeRefusal] = useState<string>();
  const print = `${fingerprint(selected)}|${discountCode ?? ''}`;
  const ids = selected.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isWanted = isSignedIn && selected.length > 0 && ids.length === selected.length;
  const { load, ...query } = cartQueries.quote(print, { lineIds: ids, discountCode });
  const answer = {
    ...query,
    load: async (...given: Parameters<typeof load>) => {
      // The server must have the quantities before it computes the price.
      await cart.whenIdle();
      return load(...given);
    },
  };
  const priced = useQuery(isWanted ? answer : undefined, { keepPrevious: true, quiet: true });
  const known = isWanted ? priced.data : undefined;
  const refused =
    known?.print === print && known.result.status === 'code-unusable' ? known.result.message : undefined;
  useEffect(() => {
    if (refused === undefined) return;
    setCodeRefusal(refused);
    cart.setDiscountCode(undefined);
  }, [refused, cart]);

  const shared = { codeRefusal, clearCodeRefusal: () => setCodeRefusal(undefined) };
  const plain = { ...shared, total: plainTotal(selected), quote: undefined };
  if (!isWanted) return { ...plain, isStale: false };
  if (known?.result.status !== 'ok') return { ...plain, isStale: priced.status === 'loading' };
  const { quote } = known.result;
  return { ...shared, total: quote.amounts.total, quote, isStale: known.print !== print };
}
