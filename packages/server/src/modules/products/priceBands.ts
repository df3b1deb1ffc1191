import { currencyDecimals } from '@pawlet/core/rules';
import { smallestAmount } from '../discount/priceNow.ts';

/** Prices from `low` to `high`, inclusive, in minor units; null is unlimited. */
export interface PriceBand {
  readonly low: number | null;
  readonly high: number | null;
}

const maxBands = 5;
/** Minor units per whole unit, in every currency of the database. */
const whole = 100;

/**
 * Leading digits of round amounts, the roundest first: in Asia prices are rarely divided at quarters, and
 * never at 250.
 */
const ofAsia = [1, 5, 2, 3, 8];
const ofTheWest = [1, 5, 2, 2.5, 3, 4, 7.5];
const asian: ReadonlySet<string> = new Set(['CNY', 'JPY', 'KRW']);

/**
 * Divides prices into non-empty bands of similar size with round limits. Empty when bands would not help to
 * narrow the list.
 */
export function cutIntoBands(
  prices: readonly number[] | Float64Array,
  currency: string,
): readonly PriceBand[] {
  const sorted = Float64Array.from(prices).sort();
  const wanted = Math.min(maxBands, Math.max(2, Math.round(Math.sqrt(sorted.length))));
  const cuts: RoundAmount[] = [];
  const known = roundAmounts(sorted, currency);
  // A rounder amount may be slightly off the middle.
  const distance = ({ below, rank }: RoundAmount, ideal: number): number =>
    Math.abs(below - ideal) + (rank * sorted.length) / 60;
  for (let place = 1; place < wanted; place += 1) {
    const ideal = (sorted.length * place) / wanted;
    const behind = cuts.at(-1)?.below ?? 0;
    const [next] = known
      .filter(({ below }) => below > behind)
      .toSorted((a, b) => distance(a, ideal) - distance(b, ideal));
    if (next !== undefined) cuts.push(next);
  }
  if (cuts.length === 0) return [];
  const step = smallestAmount(currencyDecimals(currency));
  const ends = cuts.map(({ amount }) => amount);
  return [null, ...ends].map((low, place) => {
    const end = ends[place];
    return { low, high: end === undefined ? null : end - step };
  });
}

/** Number of prices in each band. */
export function countInBands(
  prices: readonly number[] | Float64Array,
  bands: readonly PriceBand[],
): readonly number[] {
  return bands.map(
    ({ low, high }) =>
      prices.filter((price) => (low === null || price >= low) && (high === null || price <= high)).length,
  );
}

interface RoundAmount {
  /** Minor units. */
  readonly amount: number;
  /** Number of lower prices. */
  readonly below: number;
  /** Rank among round amounts, the roundest first. */
  readonly rank: number;
}

/** The round amounts that have prices on both sides. */
function roundAmounts(sorted: Float64Array, currency: string): readonly RoundAmount[] {
  const digits = asian.has(currency) ? ofAsia : ofTheWest;
  const highest = sorted.at(-1) ?? 0;
  const found: RoundAmount[] = [];
  for (let power = whole; power <= highest; power *= 10) {
    for (const [rank, digit] of digits.entries()) {
      const amount = digit * power;
      const below = sorted.findIndex((price) => price >= amount);
      if (amount % whole === 0 && below > 0) found.push({ amount, below, rank });
    }
  }
  return found;
}
