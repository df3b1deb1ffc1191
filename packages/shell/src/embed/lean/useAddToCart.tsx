import type { GoodsCard } from '@pawlet/core/api';
import { useContext } from 'react';
import { CardContext } from './cardActions.ts';

/**
 * Adding to the cart or buying from a partner's page: it happens in the shop's own frame, so this code has no shopper
 * data.
 */
export function useAddToCart(action: 'cart' | 'buy' = 'cart'): {
  readonly add: (goods: GoodsCard) => void;
  readonly busyId: GoodsCard['id'] | undefined;
  readonly sheet: null;
} {
  const { choose, busyId } = useContext(CardContext);
  return { add: (goods) => choose(goods, action), busyId, sheet: null };
}
