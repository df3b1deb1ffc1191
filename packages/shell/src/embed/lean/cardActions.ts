import type { PawletEvents } from '@pawlet/core';
import type { ProductSummary } from '@pawlet/core/api';
import { createContext } from 'react';

/** The actions that the element provides to its card. */
export interface CardActions {
  /** Origin of the shop. */
  readonly shopOrigin: string;
  /** Adds a product to the cart, or buys it, in the shop's own frame; opens the variant sheet first. */
  readonly choose: (product: ProductSummary, action: 'cart' | 'buy') => void;
  /** The product whose variant sheet is opening. */
  readonly busyId: ProductSummary['id'] | undefined;
  /** Emits an event to the page around the card. */
  readonly emit: PawletEvents['emit'];
}

/** Provides the actions to the card's parts. */
export const CardContext = createContext<CardActions>({
  shopOrigin: '',
  choose: () => undefined,
  busyId: undefined,
  emit: () => undefined,
});
