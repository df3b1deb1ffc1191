import type { StackingRule } from './priceTypes.ts';

/**
 * Discounts that exclude each other on a line: a pair with a free piece takes no coupon and no code in
 * addition.
 */
export const stackingRules: readonly StackingRule[] = [
  { type: 'coupon', notAfter: ['buy_one_get_one'] },
  { type: 'code', notAfter: ['buy_one_get_one'] },
];
