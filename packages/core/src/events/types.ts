import type { PawletErrorCode } from '../errors/PawletError.ts';

/** Money as partners read it: a decimal text and its currency. */
export interface EventMoney {
  /** With the decimals of the currency: "12.00", "1200". */
  readonly value: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Goods as partners read them. */
export interface EventGoods {
  readonly productId: number;
  /** Undefined for a single-spec product. */
  readonly skuId?: number | undefined;
  readonly title: string;
  readonly quantity: number;
  readonly price: EventMoney;
}

/** What happens in the shop, for the page or app around it; hand-picked fields only, nothing personal. */
export interface PawletEventMap {
  /** A widget shows its content for the first time. */
  'pawlet:ready': { readonly widget: string };
  'pawlet:product-view': { readonly productId: number; readonly title: string; readonly price: EventMoney };
  'pawlet:cart-changed': {
    /** Rows of the cart, not pieces. */
    readonly count: number;
  };
  'pawlet:checkout': { readonly goods: readonly EventGoods[]; readonly total: EventMoney };
  /** An order was made; whether it is paid says `payment-result`. */
  'pawlet:purchase': {
    readonly orderNumber: string;
    readonly total: EventMoney;
    readonly goods: readonly EventGoods[];
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
  /** A product was put among the shopper's favourites, or taken from them. */
  'pawlet:favourite-changed': { readonly productId: number; readonly change: 'added' | 'removed' };
  /** A question was asked or answered; the shop shows it once it has been read. */
  'pawlet:question-changed': {
    readonly productId: number;
    readonly questionId: number;
    readonly change: 'asked' | 'answered';
  };
  'pawlet:points-changed': { readonly points: number };
  'pawlet:exchange': { readonly productId: number; readonly quantity: number };
  /** The daily sign-in, not the log-in. */
  'pawlet:signed-in': { readonly streakDays: number; readonly points: number };
  /** Something needs a shopper; a page that shows no widget with a log-in of its own may open one. */
  'pawlet:login-required': {
    readonly reason: 'expired' | 'visitor';
  };
  'pawlet:upgrade-required': { readonly minimum: string };
  /** The shopper closed the widget. */
  'pawlet:close': { readonly widget: string };
  'pawlet:error': { readonly code: PawletErrorCode; readonly requestId?: string | undefined };
}

/** Name of an event, with its prefix. */
export type PawletEventName = keyof PawletEventMap;

/** An event with its name, as a listener to all of them gets it. */
export type PawletEvent = {
  readonly [Name in PawletEventName]: { readonly name: Name; readonly detail: PawletEventMap[Name] };
}[PawletEventName];

/** Carries what happens from the widgets to whoever listens. */
export interface PawletEvents {
  readonly emit: <Name extends PawletEventName>(name: Name, detail: PawletEventMap[Name]) => void;
  /** Listens to one event; answers the function that ends it. */
  on<Name extends PawletEventName>(name: Name, listener: (detail: PawletEventMap[Name]) => void): () => void;
  /** Listens to all events; answers the function that ends it. */
  onAny(listener: (event: PawletEvent) => void): () => void;
}
