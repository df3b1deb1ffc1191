import type { GoodsCard } from '@pawlet/core/api';
import { useContext } from 'react';
import { CardContext } from './cardActions.ts';

/** The way into the cart, or past it, out of another page: the shop's own frame goes it, so nothing here knows a shopper. */
export function useAddToCart(action: 'cart' | 'buy' = 'cart'): {
  readonly add: (goods: GoodsCard) => void;
  readonly busyId: GoodsCard['id'] | undefined;
  readonly sheet: null;
} {
  const { choose, busyId } = useContext(CardContext);
  return { add: (goods) => choose(goods, action), busyId, sheet: null };
}
