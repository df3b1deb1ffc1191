import type { OrderApi } from '../api/orderApi.ts';
import type { QuoteResult } from '../api/orderResults.ts';
import type { Query } from './types.ts';

/** What an order would cost, and the question that this answers: the former answer stays in sight while a new one is worked out. */
export interface CheckoutQuoteAnswer {
  /** The choices as text. */
  readonly print: string;
  readonly result: QuoteResult;
}

/** The way from the cart to an order. */
export const checkoutQueries = {
  /** What an order would cost. */
  quote: (choices: Parameters<OrderApi['quote']>[0]): Query<CheckoutQuoteAnswer> => {
    const print = JSON.stringify(choices);
    return {
      key: ['checkout-quote', print],
      load: async ({ orders }, options) => ({ print, result: await orders.quote(choices, options) }),
    };
  },
};
