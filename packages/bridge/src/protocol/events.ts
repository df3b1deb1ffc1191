import type { PawletErrorCode } from '@pawlet/core/errors';
import { isRecord } from './isRecord.ts';

/** Money as partners read it: a decimal text and its currency. */
export interface WireMoney {
  /** With the decimals of the currency: "12.00", "1200". */
  readonly value: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** A product in the events for partners. */
export interface WireGoods {
  readonly productId: number;
  /** Absent for a single-spec product. */
  readonly skuId?: number | undefined;
  readonly title: string;
  readonly quantity: number;
  readonly price: WireMoney;
}

/** Events of the shop for its embedder, with selected fields and no personal data. */
export interface BridgeEvents {
  /** A widget shows its content for the first time. */
  readonly 'pawlet:ready': { readonly widget: string };
  readonly 'pawlet:product-view': {
    readonly productId: number;
    readonly title: string;
    readonly price: WireMoney;
  };
  readonly 'pawlet:cart-changed': {
    /** Rows of the cart, not units. */
    readonly count: number;
  };
  readonly 'pawlet:checkout': { readonly goods: readonly WireGoods[]; readonly total: WireMoney };
  /** An order was placed; `payment-result` reports its payment. */
  readonly 'pawlet:purchase': {
    readonly orderNumber: string;
    readonly total: WireMoney;
    readonly goods: readonly WireGoods[];
  };
  readonly 'pawlet:payment-result': {
    readonly orderNumber: string;
    readonly result: 'success' | 'failure' | 'cancelled' | 'expired';
  };
  readonly 'pawlet:order-changed': {
    readonly orderNumber: string;
    readonly change:
      | 'cancelled'
      | 'deleted'
      | 'reminded'
      | 'received'
      | 'address'
      | 'paid'
      | 'after-sale'
      | 'reviewed'
      | 'invoiced';
  };
  readonly 'pawlet:buy-again': { readonly orderNumber: string };
  /** A product was added to the shopper's favourites, or removed from them. */
  readonly 'pawlet:favourite-changed': { readonly productId: number; readonly change: 'added' | 'removed' };
  /** A question or an answer was sent; the shop shows it after review. */
  readonly 'pawlet:question-changed': {
    readonly productId: number;
    readonly questionId: number;
    readonly change: 'asked' | 'answered';
  };
  readonly 'pawlet:points-changed': { readonly points: number };
  readonly 'pawlet:exchange': { readonly productId: number; readonly quantity: number };
  /** The daily check-in, not the log-in. */
  readonly 'pawlet:signed-in': { readonly streakDays: number; readonly points: number };
  readonly 'pawlet:login-required': { readonly reason: 'expired' | 'visitor' };
  readonly 'pawlet:upgrade-required': {
    /** The app version that the function needs. */
    readonly minimum: string;
  };
  readonly 'pawlet:close': { readonly widget: string };
  readonly 'pawlet:error': { readonly code: PawletErrorCode; readonly requestId?: string | undefined };
}

/** Name of an event. */
export type BridgeEventName = keyof BridgeEvents;

/** An event with its name, as a listener to all of them gets it. */
export type BridgeEvent = {
  readonly [Name in BridgeEventName]: { readonly name: Name; readonly detail: BridgeEvents[Name] };
}[BridgeEventName];

/** An event on the wire. */
export interface WireEvent {
  readonly name: BridgeEventName;
  /** The fields of that event, see `BridgeEvents`. */
  readonly detail: Readonly<Record<string, unknown>>;
}

const money = { value: 0, currency: 0 };
const product = { productId: 0, skuId: 0, title: 0, quantity: 0, price: money };

/** The fields that may be sent; 0 is a plain value. */
const shapes: { readonly [Name in BridgeEventName]: Readonly<Record<keyof BridgeEvents[Name], unknown>> } = {
  'pawlet:ready': { widget: 0 },
  'pawlet:product-view': { productId: 0, title: 0, price: money },
  'pawlet:cart-changed': { count: 0 },
  'pawlet:checkout': { goods: product, total: money },
  'pawlet:purchase': { orderNumber: 0, total: money, goods: product },
  'pawlet:payment-result': { orderNumber: 0, result: 0 },
  'pawlet:order-changed': { orderNumber: 0, change: 0 },
  'pawlet:buy-again': { orderNumber: 0 },
  'pawlet:favourite-changed': { productId: 0, change: 0 },
  'pawlet:question-changed': { productId: 0, questionId: 0, change: 0 },
  'pawlet:points-changed': { points: 0 },
  'pawlet:exchange': { productId: 0, quantity: 0 },
  'pawlet:signed-in': { streakDays: 0, points: 0 },
  'pawlet:login-required': { reason: 0 },
  'pawlet:upgrade-required': { minimum: 0 },
  'pawlet:close': { widget: 0 },
  'pawlet:error': { code: 0, requestId: 0 },
};

function pick(value: unknown, shape: unknown): unknown {
  if (shape === 0) return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  if (Array.isArray(value)) return value.map((item) => pick(item, shape));
  if (!isRecord(value) || !isRecord(shape)) return undefined;
  return Object.fromEntries(Object.keys(shape).map((field) => [field, pick(value[field], shape[field])]));
}

/** The event with only its selected fields, undefined if there is no such event. */
export function pickEvent(name: unknown, detail: unknown): BridgeEvent | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return undefined;
  const event = { name, detail: pick(detail, shapes[name as BridgeEventName]) };
  return isRecord(event.detail) ? (event as BridgeEvent) : undefined;
}
