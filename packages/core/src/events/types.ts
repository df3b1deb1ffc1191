import type { PawletErrorCode } from '../errors/PawletError.ts';

/** Money for partners: a decimal string and its currency. */
export interface EventMoney {
  /** With the decimals of the currency: "12.00", "1200". */
  readonly value: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** A product for partners. */
export interface EventProduct {
  readonly productId: number;
  /** Undefined for a single-spec product. */
  readonly skuId?: number | undefined;
  readonly title: string;
  readonly quantity: number;
  readonly price: EventMoney;
}

/** Events of the shop, for the surrounding page or app; explicitly chosen fields only, no personal data. */
export interface PawletEventMap {
  /** A widget shows its content for the first time. */
  'pawlet:ready': { readonly widget: string };
  'pawlet:product-view': { readonly productId: number; readonly title: string; readonly price: EventMoney };
  'pawlet:cart-changed': {
    /** Number of cart rows, not units. */
    readonly count: number;
  };
  'pawlet:checkout': { readonly goods: readonly EventProduct[]; readonly total: EventMoney };
  /** An order was created; `payment-result` reports whether it is paid. */
  'pawlet:purchase': {
    readonly orderNumber: string;
    readonly total: EventMoney;
    readonly goods: readonly EventProduct[];
  };
  'pawlet:payment-result': {
    readonly orderNumber: string;
    readonly result: 'success' | 'failure' | 'cancelled' | 'expired';
  };
  'pawlet:order-changed': {
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
  'pawlet:buy-again': { readonly orderNumber: string };
  /** A product was added to or removed from the shopper's favourites. */
  'pawlet:favourite-changed': { readonly productId: number; readonly change: 'added' | 'removed' };
  /** A question was asked or answered; it is published after moderation. */
  'pawlet:question-changed': {
    readonly productId: number;
    readonly questionId: number;
    readonly change: 'asked' | 'answered';
  };
  'pawlet:points-changed': { readonly points: number };
  'pawlet:exchange': { readonly productId: number; readonly quantity: number };
  /** The daily check-in, not the log-in. */
  'pawlet:signed-in': { readonly streakDays: number; readonly points: number };
  /** Something requires log-in; a page without a widget that has its own log-in can open one. */
  'pawlet:login-required': {
    readonly reason: 'expired' | 'visitor';
  };
  'pawlet:upgrade-required': { readonly minimum: string };
  /** The shopper closed the widget. */
  'pawlet:close': { readonly widget: string };
  'pawlet:error': { readonly code: PawletErrorCode; readonly requestId?: string | undefined };
}

/** Name of an event, with prefix. */
export type PawletEventName = keyof PawletEventMap;

/** An event with its name, as passed to listeners of all events. */
export type PawletEvent = {
  readonly [Name in PawletEventName]: { readonly name: Name; readonly detail: PawletEventMap[Name] };
}[PawletEventName];

/** Delivers events from the widgets to listeners. */
export interface PawletEvents {
  readonly emit: <Name extends PawletEventName>(name: Name, detail: PawletEventMap[Name]) => void;
  /** Listens to one event; returns an unsubscribe function. */
  on<Name extends PawletEventName>(name: Name, listener: (detail: PawletEventMap[Name]) => void): () => void;
  /** Listens to all events; returns an unsubscribe function. */
  onAny(listener: (event: PawletEvent) => void): () => void;
}
