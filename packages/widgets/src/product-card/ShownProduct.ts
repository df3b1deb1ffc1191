import type { ProductSummary } from '@pawlet/core/api';
import { createContext } from 'react';

/** The product of a card, for the parts inside it. */
export interface ShownProduct {
  readonly product: ProductSummary;
  /** Action of the card's button; undefined where the card only links to the product's page. */
  readonly act: ((product: ProductSummary) => void) | undefined;
  readonly action: 'cart' | 'buy' | 'link';
  /** The action is in progress. */
  readonly isBusy: boolean;
}

/** Provides the product to the parts of a card with custom markup. */
export const ShownProductContext = createContext<ShownProduct | undefined>(undefined);
