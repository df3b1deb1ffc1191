import type { Reward, RewardDetail, RewardQuery } from '@pawlet/core/api';

/** What the list of rewards can be narrowed to, in the order of the chips. */
export const rewardFilters = ['all', 'affordable', 'to-500', 'to-1000', 'to-2000', 'above-2000'] as const;

/** What the list of rewards is narrowed to. */
export type RewardFilter = (typeof rewardFilters)[number];

/** Points from and to, both included; without an upper end `to` is undefined. */
export interface PointsRange {
  readonly from: number;
  readonly to: number | undefined;
}

/** The range that a chip names; undefined for the chips that name none. */
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

/** What to ask the shop for; undefined while it depends on a balance that is not known. */
export function queryOf(
  filter: RewardFilter,
  balance: number | undefined,
): Pick<RewardQuery, 'minPoints' | 'maxPoints'> | undefined {
  if (filter === 'affordable') return balance === undefined ? undefined : { maxPoints: balance };
  const range = namedRange(filter);
  if (range === undefined) return {};
  // From 0 on is no lower end: the list keeps the shop's own order.
  return {
    ...(range.from > 0 && { minPoints: range.from }),
    ...(range.to !== undefined && { maxPoints: range.to }),
  };
}

/** Whether a reward can be had: `unknown` as long as nobody's balance is. */
export type Affordability = 'unknown' | 'affordable' | 'short' | 'out-of-stock';

/** Whether so many pieces of a reward can be had with a balance. */
export function affordabilityOf(
  { points, stock }: Pick<Reward, 'points' | 'stock'>,
  balance: number | undefined,
  quantity = 1,
): Affordability {
  if (stock < quantity) return 'out-of-stock';
  if (balance === undefined) return 'unknown';
  return balance < points * quantity ? 'short' : 'affordable';
}

/** The contract's own limit of one exchange. */
const mostAtOnce = 99;

/** Most pieces of one exchange: what is in stock and what one person may have; at least 1. */
export function mostPieces({ stock, limit }: Pick<RewardDetail, 'stock' | 'limit'>): number {
  return Math.max(1, Math.min(stock, limit ?? mostAtOnce, mostAtOnce));
}
