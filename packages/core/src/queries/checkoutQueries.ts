import type { OrderApi } from '../api/orderApi.ts';
import type { QuoteResult } from '../api/orderResults.ts';
import type { Query } from './types.ts';

/**
 * Price of an order, with the choices it was computed for: the previous price stays visible while a new one is
 * computed.
 */
export interface CheckoutQuoteAnswer {
  /** The serialised choices. */
  readonly print: string;
  readonly result: QuoteResult;
}

/** Checkout. */
export const checkoutQueries = {
  /** Price of an order. */
  quote: (choices: Parameters<OrderApi['quote']>[0]): Query<CheckoutQuoteAnswer> => {
    const print = JSON.stringify(choices);
    return {
      key: ['checkout-quote', print],
      load: async ({ orders }, options) => ({ print, result: await orders.quote(choices, options) }),
    };
  },
};
