import type { Reward, RewardDetail, RewardQuery } from '@pawlet/core/api';

/** Filters of the list of rewards, in the order of the chips. */
export const rewardFilters = ['all', 'affordable', 'to-500', 'to-1000', 'to-2000', 'above-2000'] as const;

/** A filter of the list of rewards. */
export type RewardFilter = (typeof rewardFilters)[number];

/** Points from and to, both included; without a maximum `to` is undefined. */
export interface PointsRange {
  readonly from: number;
  readonly to: number | undefined;
}

/** The range of a filter; undefined for filters without one. */
export function namedRange(filter: RewardFilter): PointsRange | undefined {
  switch (filter) {
    case 'to-500':
      return { from: 0, to: 500 };
    case 'to-1000':
      return { from: 501, to: 1000 };
    case 'to-2000':
      return { from: 1001, to: 2000 };
    case 'above-2000':
      return { from: 2001, to: undefined };
    case 'all':
    case 'affordable':
      return undefined;
  }
}

/** The query of a filter; undefined while it depends on an unknown balance. */
export function getQuery(
  filter: RewardFilter,
  balance: number | undefined,
): Pick<RewardQuery, 'minPoints' | 'maxPoints'> | undefined {
  if (filter === 'affordable') return balance === undefined ? undefined : { maxPoints: balance };
  const range = namedRange(filter);
  if (range === undefined) return {};
  // From 0 means no minimum: the list keeps the shop's order.
  return {
    ...(range.from > 0 && { minPoints: range.from }),
    ...(range.to !== undefined && { maxPoints: range.to }),
  };
}

/** Whether a reward is affordable: `unknown` while the balance is unknown. */
export type Affordability = 'unknown' | 'affordable' | 'short' | 'out-of-stock';

/** Whether a quantity of a reward is available and affordable with a balance. */
export function getAffordability(
  { points, stock }: Pick<Reward, 'points' | 'stock'>,
  balance: number | undefined,
  quantity = 1,
): Affordability {
  if (stock < quantity) return 'out-of-stock';
  if (balance === undefined) return 'unknown';
  return balance < points * quantity ? 'short' : 'affordable';
}

/** The contract's limit of one exchange. */
const maxPerExchange = 99;

/** Maximum quantity of an exchange: stock and limit per person; at least 1. */
export function maxQuantity({ stock, limit }: Pick<RewardDetail, 'stock' | 'limit'>): number {
  return Math.max(1, Math.min(stock, limit ?? maxPerExchange, maxPerExchange));
}
