import type { StackingRule } from './priceTypes.ts';

/** Maximum share of the product total payable with points. */
export const pointsCap = 0.5;

/**
 * Discounts that exclude each other on a line: a pair with a free piece takes no coupon and no code in
 * addition.
 */
export const stackingRules: readonly StackingRule[] = [
  { type: 'coupon', notAfter: ['buy_one_get_one'] },
  { type: 'code', notAfter: ['buy_one_get_one'] },
];

/** Seconds until the payment deadline of an order. */
export const orderTimeoutSeconds = 3600;
