/** A share of a total: its key and its weight. */
export interface Share {
  /** Unique among the shares; also breaks ties, so that their order does not matter. */
  readonly key: number;
  /** Integer, minor units. */
  readonly weight: number;
}

/**
 * Distributes `total` over the shares in proportion to their weight, by largest remainder, in whole multiples
 * of `unit`. No share gets more than its weight as long as the total does not exceed the sum of the weights.
 */
export function spread(total: number, shares: readonly Share[], unit = 1): ReadonlyMap<number, number> {
  const weights = shares.reduce((sum, share) => sum + share.weight, 0);
  if (total === 0 || weights === 0) return new Map(shares.map(({ key }) => [key, 0]));
  const units = BigInt(Math.trunc(total / unit));
  const parts = shares.map(({ key, weight }) => {
    // The product of two amounts of an expensive order exceeds the safe integers.
    const exact = units * BigInt(weight);
    return { key, whole: exact / BigInt(weights), rest: exact % BigInt(weights) };
  });
  let left = Number(units - parts.reduce((sum, { whole }) => sum + whole, 0n));
  const result = new Map<number, number>();
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.key - b.key : b.rest > a.rest ? 1 : -1));
  for (const { key, whole } of byRest) {
    const extra = left > 0 ? 1 : 0;
    left -= extra;
    result.set(key, (Number(whole) + extra) * unit);
  }
  return result;
}
