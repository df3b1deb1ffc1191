import type { Order, OrderLine, OrderLineId, RefundMost } from '@pawlet/core/api';
import {
  compareMoney,
  currencyDecimals,
  isAmount,
  parseMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from '@pawlet/core/rules';

/** What the shopper has chosen of a line. */
export interface LineChoice {
  readonly isTicked: boolean;
  readonly quantity: number;
  /** The amount as it is typed; undefined asks for the most that there is. */
  readonly amount: string | undefined;
}

/** Choices by line. */
export type Choices = Readonly<Partial<Record<OrderLineId, LineChoice>>>;

/** What is known of the most that each ticked line brings back. */
export type RefundLimits = ReadonlyMap<OrderLineId, RefundMost>;

/** Pieces of a line that can still be applied for. */
export function piecesLeft({ quantity, refundedQuantity }: OrderLine): number {
  return Math.max(1, quantity - refundedQuantity);
}

/** What is wrong with a typed amount; undefined if nothing is. */
export function amountProblem(
  amount: string | undefined,
  most: Money,
): 'check.amount.decimals' | 'check.amount.whole' | 'check.refund.amount' | undefined {
  if (amount === undefined) return undefined;
  const { currency } = most;
  const money = isAmount(amount, currency) ? parseMoney(amount, currency) : undefined;
  if (money === undefined) {
    return currencyDecimals(currency) === 0 ? 'check.amount.whole' : 'check.amount.decimals';
  }
  return compareMoney(money, most) > 0 ? 'check.refund.amount' : undefined;
}

/** What a line asks for: the amount that is typed, else the most. */
export function wantedOf({ amount }: LineChoice, most: Money): Money {
  return (amount === undefined ? undefined : parseMoney(amount, most.currency)) ?? most;
}

/**
 * Freight that no line alone brings back, but the last one of several will: nothing of the order is left then.
 * While other applications run, the server alone knows.
 */
export function sharedFreight(order: Order, choices: Choices, refundLimits: RefundLimits): Money {
  const none = { amountMinor: 0, currency: order.freight.currency };
  const ticked = order.lines.filter(({ id }) => choices[id]?.isTicked === true);
  const isKnown =
    ticked.length > 1 && [...refundLimits.values()].every(({ freight }) => freight.amountMinor === 0);
  if (!isKnown || ticked.every(({ id }) => choices[id]?.amount !== undefined)) return none;
  const isAll = order.lines
    .filter(({ isGift }) => !isGift)
    .every(({ id, quantity, refundedQuantity }) => {
      const choice = choices[id];
      const chosen = choice?.isTicked === true ? choice.quantity : 0;
      return refundedQuantity + chosen >= quantity;
    });
  return isAll ? order.freight : none;
}

/** What all that is ticked brings back. */
export interface ApplicationTotal {
  readonly money: Money;
  readonly points: number;
  /** Points that the purchase has brought and that the shopper has spent. */
  readonly missing: number;
  /** Kept for these; `money` comes less this. */
  readonly withheld: Money;
}

/** Money and points of all that is ticked. */
export function totalOf(order: Order, choices: Choices, refundLimits: RefundLimits): ApplicationTotal {
  const rows = [...refundLimits].flatMap(([id, most]) => {
    const choice = choices[id];
    return choice?.isTicked === true ? [{ ...most, wanted: wantedOf(choice, most.money) }] : [];
  });
  const { currency } = order.total;
  const asked = [...rows.map(({ wanted }) => wanted), sharedFreight(order, choices, refundLimits)];
  const { missing, withheld } = missingOf(rows, currency);
  return {
    money: subtractMoney(sumMoney(asked, currency), withheld),
    points: rows.reduce((sum, { points }) => sum + points, 0),
    missing,
    withheld,
  };
}

/** Points are there once, however many lines take some. */
function missingOf(
  rows: readonly RefundMost[],
  currency: string,
): Pick<ApplicationTotal, 'missing' | 'withheld'> {
  const [first, ...others] = rows;
  if (first === undefined) return { missing: 0, withheld: { amountMinor: 0, currency } };
  const { earned } = first;
  if (others.length === 0) return { missing: earned.missing, withheld: earned.withheld };
  const taken = rows.reduce((sum, row) => sum + row.earned.taken, 0);
  const balance = others.reduce((sum, { points }) => sum + points, earned.balance);
  const missing = Math.max(0, taken - balance);
  const unit = currencyDecimals(currency) === 0 ? 100 : 1;
  const units = earned.rate > 0 ? Math.ceil((missing * 100) / (earned.rate * unit) - 1e-9) : 0;
  return { missing, withheld: { amountMinor: units * unit, currency } };
}

/** Lines in the order of sending: one that asks for the most comes last, since freight comes back with it. */
export function inOrderOfSending<T extends Pick<LineChoice, 'amount'>>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((one, other) => Number(one.amount === undefined) - Number(other.amount === undefined));
}
