/** What other modules may ask of discounts: the rules in force, codes, and the freight table. */
export { type DiscountCodeRow, returnCode, spendCode } from './codeRepository.ts';
export { type DiscountRuleRow, findActiveRules, findDiscountRules, findFreightRules } from './repository.ts';

import type { RequestContext } from '../../http/requestContext.ts';
import { type DiscountRuleRow, findActiveRules } from './repository.ts';

/**
 * The discounts in force to be shown: those that concern these goods and those that concern all, or every one of them where no
 * goods are given. A few seconds old at most.
 */
export async function getDiscountRules(
  { db, now, cached }: Pick<RequestContext, 'db' | 'now' | 'cached'>,
  goodsIds?: readonly number[],
): Promise<DiscountRuleRow[]> {
  const rules = await cached('discount rules', () => findActiveRules(db), 'everybody');
  return rules.filter(({ kind, goodsId, begintime, endtime }) => {
    const isInForce = (begintime === null || begintime <= now) && (endtime === null || endtime > now);
    // A gift is named by its own good, so it concerns all.
    return (
      isInForce &&
      (goodsId === null || kind === 'gift' || goodsIds === undefined || goodsIds.includes(goodsId))
    );
  });
}

/**
 * The moment at which a discount last began or ended, 0 for never. What is cached with prices in it is cached under
 * this moment, so that no price outlives its discount.
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
