import type { CartQuoteResult } from '../api/cartApi.ts';
import type { QuoteChoices } from '../api/types/cart.ts';
import type { Query } from './types.ts';

/** Price of cart lines, with the choices it was computed for. */
export interface CartQuoteAnswer {
  readonly print: string;
  readonly result: CartQuoteResult;
}

/** The cart on the server. */
export const cartQueries = {
  /** Price of cart lines; `print` identifies everything the price depends on. */
  quote: (print: string, choices: QuoteChoices): Query<CartQuoteAnswer> => ({
    key: ['cart-quote', print],
    load: async ({ cart }, options) => ({ print, result: await cart.quote(choices, options) }),
  }),
};
