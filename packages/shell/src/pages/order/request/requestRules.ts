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

/** The shopper's choices for a line. */
export interface LineChoice {
  readonly isTicked: boolean;
  readonly quantity: number;
  /** The typed amount; undefined requests the maximum. */
  readonly amount: string | undefined;
}

/** Choices by line. */
export type Choices = Readonly<Partial<Record<OrderLineId, LineChoice>>>;

/** The known maximum refund of each selected line. */
export type RefundLimits = ReadonlyMap<OrderLineId, RefundMost>;

/** Pieces of a line that can still be refunded. */
export function piecesLeft({ quantity, refundedQuantity }: OrderLine): number {
  return Math.max(1, quantity - refundedQuantity);
}

/** The error of a typed amount; undefined if it is valid. */
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

/** The requested amount of a line: the typed one, else the maximum. */
export function getWanted({ amount }: LineChoice, most: Money): Money {
  return (amount === undefined ? undefined : parseMoney(amount, most.currency)) ?? most;
}

/**
 * Freight that no single line refunds, but the last one of several does: nothing of the order is left then. While other
 * requests are open, only the server knows.
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

/** The refund of everything selected. */
export interface ApplicationTotal {
  readonly money: Money;
  readonly points: number;
  /** Points that the purchase has earned and that the shopper has spent. */
  readonly missing: number;
  /** Withheld for these; `money` is reduced by this. */
  readonly withheld: Money;
}

/** Money and points of everything selected. */
export function computeTotal(order: Order, choices: Choices, refundLimits: RefundLimits): ApplicationTotal {
  const rows = [...refundLimits].flatMap(([id, most]) => {
    const choice = choices[id];
    return choice?.isTicked === true ? [{ ...most, wanted: getWanted(choice, most.money) }] : [];
  });
  const { currency } = order.total;
  const asked = [...rows.map(({ wanted }) => wanted), sharedFreight(order, choices, refundLimits)];
  const { missing, withheld } = getMissing(rows, currency);
  return {
    money: subtractMoney(sumMoney(asked, currency), withheld),
    points: rows.reduce((sum, { points }) => sum + points, 0),
    missing,
    withheld,
  };
}

/** The points exist once, however many lines use them. */
function getMissing(
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

/** Lines in the order of submission: one with the maximum comes last, because it includes the freight. */
export function inOrderOfSending<T extends Pick<LineChoice, 'amount'>>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((one, other) => Number(one.amount === undefined) - Number(other.amount === undefined));
}
