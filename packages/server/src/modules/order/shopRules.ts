import type { StackingRule } from './priceTypes.ts';

/** Largest share of the goods amount payable by points. */
export const scoreCap = 0.5;

/** Discounts that do not meet on one line: a pair that is half free takes no coupon and no code on top. */
export const stackingRules: readonly StackingRule[] = [
  { type: 'coupon', notAfter: ['buy_one_get_one'] },
  { type: 'code', notAfter: ['buy_one_get_one'] },
];

/** Seconds in which an order has to be paid. */
export const orderTimeoutSeconds = 3600;
