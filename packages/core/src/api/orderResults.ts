import type { OutputOf } from '../contract/endpoint.ts';
import type { orderPay } from '../contract/order.ts';
import {
  offShelfData,
  outOfStockData,
  pointsShortData,
  priceChangedData,
  unpaidData,
} from '../contract/refusalData.ts';
import type { Refusal } from '../http/types.ts';
import { getMinimum, readData, toRefused } from './calls.ts';
import { toAmounts } from './map/cart.ts';
import { toBranded } from './map/values.ts';
import type { Amounts, Quote, ShortLine } from './types/cart.ts';
import type { CartLineId, OrderNumber } from './types/ids.ts';
import type { Done, NotFound, Refused, UpgradeRequired, WrongState } from './types/results.ts';

/** Why rows cannot be ordered as chosen. */
export type QuoteRefusal =
  | { readonly status: 'out-of-stock'; readonly lines: readonly ShortLine[]; readonly message: string }
  | { readonly status: 'off-shelf'; readonly lineIds: readonly CartLineId[]; readonly message: string }
  | { readonly status: 'points-short'; readonly have: number | undefined; readonly message: string }
  | { readonly status: 'coupon-unusable'; readonly message: string }
  | { readonly status: 'code-unusable'; readonly message: string }
  /** A row or the address no longer exists: reload cart and addresses. */
  | { readonly status: 'not-found' }
  | Refused;

export type QuoteResult = { readonly status: 'ok'; readonly quote: Quote } | QuoteRefusal;

export type AddOrderResult =
  | { readonly status: 'ok'; readonly orderNumber: OrderNumber; readonly isPaid: boolean }
  /** The amounts differ from those the shopper saw; undefined if the server did not send them. */
  | { readonly status: 'price-changed'; readonly amounts: Amounts | undefined; readonly message: string }
  /** Too many orders are waiting for payment: one has to be paid or cancelled first. */
  | { readonly status: 'too-many-unpaid'; readonly message: string }
  | QuoteRefusal;

/** Result of a change to an order; after `wrong-state` and `not-found`, reload the order. */
export type ChangeResult = Done | { readonly status: 'already-done' } | WrongState | NotFound | Refused;

export type PayResult =
  /** Open this URL at top level. */
  | { readonly status: 'redirect'; readonly url: string }
  /** A base server returned a form: submit it at top level. */
  | { readonly status: 'form'; readonly html: string }
  /** Pass these to the wallet's script or app. */
  | { readonly status: 'parameters'; readonly parameters: Readonly<Record<string, string>> }
  | { readonly status: 'signed-text'; readonly text: string }
  /** The shopper must link the wallet account first. */
  | { readonly status: 'bind-required' }
  | { readonly status: 'not-configured'; readonly message: string }
  | WrongState
  | NotFound
  | UpgradeRequired
  | Refused;

/** Wire values of the payment status. */
export const payStates = {
  NONE: 'none',
  PENDING: 'pending',
  SUCCESS: 'success',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const;

/** Payment status values of PingPong. */
export const pingPongStates = { SUCCESS: 'success', FAILED: 'failed', PENDING: 'pending' } as const;

export function toQuoteRefusal(refusal: Refusal): QuoteRefusal {
  const { message } = refusal;
  switch (refusal.reason) {
    case 'OUT_OF_STOCK':
      return { status: 'out-of-stock', lines: toShortLines(refusal), message };
    case 'OFF_SHELF': {
      const lines = readData(offShelfData, refusal)?.lines ?? [];
      return { status: 'off-shelf', lineIds: lines.map(({ id }) => toBranded<CartLineId>(id)), message };
    }
    case 'POINTS_SHORT':
      return { status: 'points-short', have: readData(pointsShortData, refusal)?.have, message };
    case 'COUPON_UNUSABLE':
      return { status: 'coupon-unusable', message };
    case 'CODE_UNUSABLE':
      return { status: 'code-unusable', message };
    case 'NOT_FOUND':
      return { status: 'not-found' };
    default:
      return toRefused(refusal);
  }
}

function toShortLines(refusal: Refusal): readonly ShortLine[] {
  const lines = readData(outOfStockData, refusal)?.lines ?? [];
  return lines.map(({ id, left }) => ({ id: toBranded<CartLineId>(id), left }));
}

export function toOrderRefusal(refusal: Refusal, currency: string): AddOrderResult {
  if (readData(unpaidData, refusal) !== undefined)
    return { status: 'too-many-unpaid', message: refusal.message };
  if (refusal.reason !== 'PRICE_CHANGED') return toQuoteRefusal(refusal);
  const info = readData(priceChangedData, refusal)?.order_info;
  return {
    status: 'price-changed',
    amounts: info === undefined ? undefined : toAmounts(info, currency),
    message: refusal.message,
  };
}

export function toChangeResult(reply: { readonly status: 'ok' } | Refusal): ChangeResult {
  if (reply.status === 'ok') return { status: 'ok' };
  switch (reply.reason) {
    case 'ALREADY_DONE':
      return { status: 'already-done' };
    case 'ORDER_STATE':
      return { status: 'wrong-state', message: reply.message };
    case 'NOT_FOUND':
      return { status: 'not-found' };
    default:
      return toRefused(reply);
  }
}

/** The next payment step, from the several forms of the reply. */
export function toPaymentStart(data: OutputOf<typeof orderPay>): PayResult {
  if (typeof data !== 'string') {
    const texts = Object.entries(data).map(([name, value]) => [name, String(value)] as const);
    return { status: 'parameters', parameters: Object.fromEntries(texts) };
  }
  if (/^(https?:\/\/|\/)/i.test(data)) return { status: 'redirect', url: data };
  return data.trimStart().startsWith('<')
    ? { status: 'form', html: data }
    : { status: 'signed-text', text: data };
}

export function toPayRefusal(refusal: Refusal): PayResult {
  // A missing WeChat openid has no reason, only this value.
  if (refusal.data === 'bind') return { status: 'bind-required' };
  switch (refusal.reason) {
    case 'NOT_CONFIGURED':
      return { status: 'not-configured', message: refusal.message };
    case 'ORDER_STATE':
      return { status: 'wrong-state', message: refusal.message };
    case 'NOT_FOUND':
      return { status: 'not-found' };
    case 'UPGRADE_REQUIRED':
      return { status: 'upgrade-required', minimum: getMinimum(refusal) };
    default:
      return toRefused(refusal);
  }
}
