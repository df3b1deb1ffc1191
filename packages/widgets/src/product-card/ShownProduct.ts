import type { GoodsCard } from '@pawlet/core/api';
import { createContext } from 'react';

/** The product of a card, as the parts inside it show it. */
export interface ShownProduct {
  readonly goods: GoodsCard;
  /** What the card's button does; undefined where the card only leads to the product's page. */
  readonly act: ((goods: GoodsCard) => void) | undefined;
  readonly action: 'cart' | 'buy' | 'link';
  /** The button's way is under way. */
  readonly isBusy: boolean;
}

/** Hands the product down to the parts of a card with markup of its own. */
export const ShownProductContext = createContext<ShownProduct | undefined>(undefined);
