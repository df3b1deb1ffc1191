/** Discounts as seen by other modules: the valid rules, codes, and the freight table. */
export { type DiscountCodeRow, returnCode, spendCode } from './codeRepository.ts';
export { type DiscountRuleRow, findActiveRules, findDiscountRules, findFreightRules } from './repository.ts';

import { cached, endCachedAt } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type DiscountRuleRow, findActiveRules } from './repository.ts';

/**
 * The valid discounts for display: those that apply to these products and those that apply to all, or all of
 * them when no products are given. What is cached with them ends when a discount starts or ends.
 */
export async function getDiscountRules(
  context: Pick<RequestContext, 'db' | 'now' | 'cache'>,
  productIds?: readonly number[],
): Promise<DiscountRuleRow[]> {
  const { now } = context;
  const choice = { key: 'discount rules', topics: [topics.offers], audience: 'everybody' } as const;
  const rules = await cached(context, choice, ({ db }) => findActiveRules(db));
  const turns = rules.flatMap(({ begintime, endtime }) => [begintime ?? 0, endtime ?? 0]);
  endCachedAt(context, Math.min(...turns.filter((turn) => turn > now)));
  return rules.filter(({ kind, productId, begintime, endtime }) => {
    const isInForce = (begintime === null || begintime <= now) && (endtime === null || endtime > now);
    // A gift refers to its own product, so it applies to all.
    return (
      isInForce &&
      (productId === null || kind === 'gift' || productIds === undefined || productIds.includes(productId))
    );
  });
}
export { tryCode } from './tryCode.ts';
