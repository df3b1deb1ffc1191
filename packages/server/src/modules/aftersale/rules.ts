import { smallestAmountOf } from '../../i18n/smallestAmount.ts';
import { spread } from '../order/spread.ts';

/** What a line brought in, in money and points. */
export interface LinePaid {
  readonly id: number;
  readonly nums: number;
  readonly refundedNums: number;
  /** Paid in money for the whole line, minor units. */
  readonly realAmount: number;
  /** What points paid of it, minor units. */
  readonly pointsAmount: number;
  readonly isGift: boolean;
}

/** What comes back for some pieces of a line. */
export interface Share {
  /** Minor units, without freight. */
  readonly goodsAmount: number;
  readonly score: number;
}

/** The points of an order, by line, as its lines were paid with them. */
function pointsOf(lines: readonly LinePaid[], score: number): ReadonlyMap<number, number> {
  return spread(
    score,
    lines.map(({ id, pointsAmount }) => ({ key: id, weight: pointsAmount })),
  );
}

/** Part of a sum that the first `pieces` of `nums` make up, in whole units. Grows with `pieces`, up to all of it. */
function upTo(sum: number, pieces: number, nums: number, unit: number): number {
  if (pieces === nums) return sum;
  return Number((BigInt(Math.trunc(sum / unit)) * BigInt(pieces)) / BigInt(nums)) * unit;
}

/**
 * What the next `nums` pieces of a line bring back. The pieces of a line are counted through, so that however
 * they are divided over applications the parts add up to what was paid.
 */
export function shareOf(
  lines: readonly LinePaid[],
  lineId: number,
  nums: number,
  order: { readonly score: number; readonly currency: string },
): Share {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return { goodsAmount: 0, score: 0 };
  const from = line.refundedNums;
  const unit = smallestAmountOf(order.currency);
  const part = (sum: number, step: number) =>
    upTo(sum, from + nums, line.nums, step) - upTo(sum, from, line.nums, step);
  return {
    goodsAmount: part(line.realAmount, unit),
    score: part(pointsOf(lines, order.score).get(lineId) ?? 0, 1),
  };
}

/**
 * Whether the order has nothing left to refund once these pieces are: then its freight goes with them.
 * `spoken` are pieces of other lines that count as gone.
 */
export function finishesOrder(
  lines: readonly LinePaid[],
  lineId: number,
  nums: number,
  spoken: ReadonlyMap<number, number> = new Map(),
): boolean {
  return lines
    .filter(({ isGift }) => !isGift)
    .every((line) => {
      const more = line.id === lineId ? nums : (spoken.get(line.id) ?? 0);
      return line.refundedNums + more >= line.nums;
    });
}
