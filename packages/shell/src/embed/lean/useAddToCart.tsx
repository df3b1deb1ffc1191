import type { ProductSummary } from '@pawlet/core/api';
import { useContext } from 'react';
import { CardContext } from './cardActions.ts';

/**
 * Adding to the cart or buying from a partner's page: it happens in the shop's own frame, so this code has no shopper
 * data.
 */
export function useAddToCart(action: 'cart' | 'buy' = 'cart'): {
  readonly add: (product: ProductSummary) => void;
  readonly busyId: ProductSummary['id'] | undefined;
  readonly sheet: null;
} {
  const { choose, busyId } = useContext(CardContext);
  return { add: (product) => choose(product, action), busyId, sheet: null };
}
