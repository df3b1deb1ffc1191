import type { OrderState } from '../order/states.ts';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';
import { keptAmount } from '../order/keptAmount.ts';
import { firstTerms, computeMoneyInstead, pointsEarned, type PointsTerms } from '../points/service.ts';

/** What was paid for a line, in money and points. */
export interface LinePaid {
  readonly id: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** Paid in money for the whole line, minor units. */
  readonly realAmount: number;
  /** Part of the price paid with points, in minor units. */
  readonly pointsAmount: number;
  readonly isGift: boolean;
}

/** The refund for some pieces of a line. */
export interface Share {
  /** Minor units, without freight. */
  readonly productsAmount: number;
  readonly points: number;
}

/**
 * The part of an order's points that a line was paid with, rounded down: returned points never leave a
 * discount behind that they have paid for. The rest is returned with the last pieces.
 */
function getPoints(lines: readonly LinePaid[], line: LinePaid, points: number): number {
  const all = lines.reduce((sum, { pointsAmount }) => sum + pointsAmount, 0);
  return all === 0 ? 0 : Number((BigInt(points) * BigInt(line.pointsAmount)) / BigInt(all));
}

/**
 * The share of the first `pieces` of `quantity` in a total, in whole units. Grows with `pieces`, up to all of it.
 */
function upTo(sum: number, pieces: number, quantity: number, unit: number): number {
  if (pieces === quantity) return sum;
  return Number((BigInt(Math.trunc(sum / unit)) * BigInt(pieces)) / BigInt(quantity)) * unit;
}

/**
 * The refund for the next `quantity` pieces of a line, without what is added to the last pieces of the order: the
 * freight, and the points left by rounding. Computed from cumulative shares, so that the parts add up however
 * the pieces are divided over requests.
 */
export function computeShare(
  lines: readonly LinePaid[],
  lineId: number,
  quantity: number,
  order: { readonly points: number; readonly currency: string },
): Share {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return { productsAmount: 0, points: 0 };
  const from = line.refundedQuantity;
  const unit = getSmallestAmount(order.currency);
  const part = (sum: number, step: number) =>
    upTo(sum, from + quantity, line.quantity, step) - upTo(sum, from, line.quantity, step);
  return {
    productsAmount: part(line.realAmount, unit),
    points: part(getPoints(lines, line, order.points), 1),
  };
}

/**
 * Whether these pieces are the last refundable ones of the order: then the freight is included. `spoken` are
 * pieces of other lines that count as refunded.
 */
export function finishesOrder(
  lines: readonly LinePaid[],
  lineId: number,
  quantity: number,
  spoken: ReadonlyMap<number, number> = new Map(),
): boolean {
  return lines
    .filter(({ isGift }) => !isGift)
    .every((line) => {
      const more = line.id === lineId ? quantity : (spoken.get(line.id) ?? 0);
      return line.refundedQuantity + more >= line.quantity;
    });
}

/**
 * The points returned with some pieces of a line. `returned` were returned with others: the last pieces
 * return all the rest.
 */
export function pointsBack(
  lines: readonly LinePaid[],
  pieces: { readonly lineId: number; readonly quantity: number },
  order: { readonly points: number; readonly currency: string },
  returned: number,
  isLast: boolean,
): number {
  const left = Math.max(0, order.points - returned);
  return isLast ? left : Math.min(left, computeShare(lines, pieces.lineId, pieces.quantity, order).points);
}

/** Points of a purchase that a refund deducts. */
export interface TakenPoints {
  /** Those that the shopper still has. */
  readonly reclaimed: number;
  /** Those already spent. */
  readonly missing: number;
  /** Amount withheld for these, in minor units. */
  readonly withheld: number;
}

/** An order's payment, refunds and earned points. */
export interface EarningOrder {
  readonly shippingstate: OrderState['shippingstate'];
  readonly currency: string;
  readonly paidAmount: number;
  readonly refundedAmount: number;
  readonly withheldAmount: number;
  readonly pointsTerms: PointsTerms | null;
}

/**
 * The points earned for the `price` that is now refunded, under the rules at the time. `missingBefore` were
 * missing at earlier refunds of the order: the withheld amount is computed cumulatively, so that many small
 * refunds withhold as much as one.
 */
export function takenPoints(
  order: EarningOrder,
  price: number,
  balance: number,
  missingBefore: number,
): TakenPoints {
  if (order.shippingstate !== 'received') return { reclaimed: 0, missing: 0, withheld: 0 };
  const terms = order.pointsTerms ?? firstTerms;
  const kept = keptAmount(order);
  const earned = pointsEarned(kept, terms) - pointsEarned(kept - price, terms);
  const reclaimed = Math.min(earned, balance);
  const missing = earned - reclaimed;
  const unit = getSmallestAmount(order.currency);
  const getMoney = (points: number) => computeMoneyInstead(points, terms, unit);
  const withheld = Math.min(price, getMoney(missingBefore + missing) - getMoney(missingBefore));
  return { reclaimed, missing, withheld };
}
