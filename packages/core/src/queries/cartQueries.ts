import type { CartQuoteResult } from '../api/cartApi.ts';
import type { QuoteChoices } from '../api/types/cart.ts';
import type { Query } from './types.ts';

/** What lines of the cart would cost, and the question that this answers. */
export interface CartQuoteAnswer {
  readonly print: string;
  readonly result: CartQuoteResult;
}

/** The cart on the server. */
export const cartQueries = {
  /** What lines of it would cost; `print` stands for all that the price depends on. */
  quote: (print: string, choices: QuoteChoices): Query<CartQuoteAnswer> => ({
    key: ['cart-quote', print],
    load: async ({ cart }, options) => ({ print, result: await cart.quote(choices, options) }),
  }),
};
