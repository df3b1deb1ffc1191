import type { PawletEvents } from '@pawlet/core';
import type { GoodsCard } from '@pawlet/core/api';
import { createContext } from 'react';

/** What the element around a card does for it. */
export interface CardActions {
  /** Origin of the shop. */
  readonly shopOrigin: string;
  /** Puts a product into the cart, or buys it, in the shop's own frame; asks for the variant first. */
  readonly choose: (goods: GoodsCard, action: 'cart' | 'buy') => void;
  /** The product that is being asked about. */
  readonly busyId: GoodsCard['id'] | undefined;
  /** Tells the page around the card. */
  readonly emit: PawletEvents['emit'];
}

/** Hands the actions down to the card's parts. */
export const CardContext = createContext<CardActions>({
  shopOrigin: '',
  choose: () => undefined,
  busyId: undefined,
  emit: () => undefined,
});
