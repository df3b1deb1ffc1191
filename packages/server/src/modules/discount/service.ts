/** Discounts as seen by other modules: the valid rules, codes, and the freight table. */
export { type DiscountCodeRow, returnCode, spendCode } from './codeRepository.ts';
export { type DiscountRuleRow, findActiveRules, findDiscountRules, findFreightRules } from './repository.ts';

import type { RequestContext } from '../../http/requestContext.ts';
import { type DiscountRuleRow, findActiveRules } from './repository.ts';

/**
 * The valid discounts for display: those that apply to these products and those that apply to all, or all of
 * them when no products are given. At most a few seconds old.
 */
export async function getDiscountRules(
  { db, now, cached }: Pick<RequestContext, 'db' | 'now' | 'cached'>,
  productIds?: readonly number[],
): Promise<DiscountRuleRow[]> {
  const rules = await cached('discount rules', () => findActiveRules(db), 'everybody');
  return rules.filter(({ kind, productId, begintime, endtime }) => {
    const isInForce = (begintime === null || begintime <= now) && (endtime === null || endtime > now);
    // A gift refers to its own product, so it applies to all.
    return (
      isInForce &&
      (productId === null || kind === 'gift' || productIds === undefined || productIds.includes(productId))
    );
  });
}

/**
 * The last time at which a discount started or ended, 0 for never. It is part of the key of cached data with
 * prices, so that no price outlives its discount.
 */
export async function getLastPriceChange({
  db,
  now,
  cached,
}: Pick<RequestContext, 'db' | 'now' | 'cached'>): Promise<number> {
  const rules = await cached('discount rules', () => findActiveRules(db), 'everybody');
  const turns = rules.flatMap(({ begintime, endtime }) => [begintime ?? 0, endtime ?? 0]);
  return turns.reduce((last, turn) => (turn <= now && turn > last ? turn : last), 0);
}
export { tryCode } from './tryCode.ts';
