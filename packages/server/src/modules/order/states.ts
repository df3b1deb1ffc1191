import {
  type SaleState,
  orderStates,
  paymentStates,
  shippingStates,
  toStateNumber,
} from '@pawlet/core/contract';

/** The three independent state fields of an order. */
export interface OrderState {
  readonly orderstate: (typeof orderStates)[number];
  readonly paystate: (typeof paymentStates)[number];
  readonly shippingstate: (typeof shippingStates)[number];
}

/** An event of an order. */
export const orderEvents = [
  'settle',
  'cancel',
  'expire',
  'ship',
  'deliver',
  'receive',
  'evaluate',
  'apply_aftersale',
  'end_aftersale',
  'end_aftersale_completed',
  'end_aftersale_refunded',
  'remind',
  'change_address',
  'delete',
] as const;

/** Events of an order. */
export type OrderEvent = (typeof orderEvents)[number];

/** The actor of an event. */
export type OrderActor = 'shopper' | 'shop' | 'system';

/** The facts about an order that the table needs, in addition to its state. */
export interface OrderFacts {
  /** A line has an open after-sales request (salestate 1 to 3). */
  readonly hasRunningAfterSale: boolean;
  readonly isReminded: boolean;
  readonly hasInvoice: boolean;
  /** The order is partly shipped. */
  readonly isPartlyShipped: boolean;
}

/** One row of the table: from any matching state, the event leads to `to`. */
export interface OrderTransition {
  readonly event: OrderEvent;
  readonly actors: readonly OrderActor[];
  /** State values that the row applies to; an omitted field matches any value. */
  readonly from: { readonly [K in keyof OrderState]?: readonly OrderState[K][] };
  /** Changed fields. */
  readonly to: Partial<OrderState>;
  /** Additional condition for the order. */
  readonly unless?: keyof OrderFacts | undefined;
}

/** All allowed state transitions of an order. */
export const orderTransitions: readonly OrderTransition[] = [
  {
    event: 'settle',
    actors: ['system', 'shop'],
    from: { orderstate: ['open'], paystate: ['unpaid'] },
    to: { paystate: 'paid' },
  },
  {
    event: 'cancel',
    actors: ['shopper', 'shop'],
    from: { orderstate: ['open'], paystate: ['unpaid'] },
    to: { orderstate: 'cancelled' },
  },
  {
    event: 'expire',
    actors: ['system'],
    from: { orderstate: ['open'], paystate: ['unpaid'] },
    to: { orderstate: 'expired' },
  },
  {
    event: 'ship',
    actors: ['shop', 'system'],
    from: { orderstate: ['open'], paystate: ['paid'], shippingstate: ['unshipped'] },
    to: { shippingstate: 'shipped' },
  },
  {
    event: 'deliver',
    actors: ['shop', 'system'],
    from: { orderstate: ['open'], paystate: ['paid'], shippingstate: ['shipped'] },
    to: {},
  },
  {
    event: 'receive',
    actors: ['shopper', 'system'],
    from: { orderstate: ['open'], paystate: ['paid'], shippingstate: ['shipped'] },
    to: { shippingstate: 'received' },
    unless: 'hasRunningAfterSale',
  },
  {
    event: 'evaluate',
    actors: ['shopper'],
    from: { orderstate: ['open'], paystate: ['paid'], shippingstate: ['received'] },
    to: { orderstate: 'completed' },
  },
  {
    event: 'apply_aftersale',
    actors: ['shopper', 'shop'],
    from: { orderstate: ['open', 'completed', 'after-sale'], paystate: ['paid'] },
    to: { orderstate: 'after-sale' },
  },
  {
    event: 'end_aftersale',
    actors: ['shop', 'shopper', 'system'],
    from: { orderstate: ['after-sale'], paystate: ['paid'] },
    to: { orderstate: 'open' },
    unless: 'hasRunningAfterSale',
  },
  {
    event: 'end_aftersale_completed',
    actors: ['shop', 'shopper', 'system'],
    from: { orderstate: ['after-sale'], paystate: ['paid'] },
    to: { orderstate: 'completed' },
    unless: 'hasRunningAfterSale',
  },
  {
    event: 'end_aftersale_refunded',
    actors: ['shop', 'system'],
    from: { orderstate: ['after-sale'], paystate: ['paid'] },
    to: { orderstate: 'completed' },
    unless: 'hasRunningAfterSale',
  },
  {
    event: 'remind',
    actors: ['shopper'],
    from: { orderstate: ['open'], paystate: ['paid'], shippingstate: ['unshipped'] },
    to: {},
    unless: 'isReminded',
  },
  {
    event: 'change_address',
    actors: ['shopper', 'shop'],
    from: { orderstate: ['open'], shippingstate: ['unshipped'] },
    to: {},
    unless: 'isPartlyShipped',
  },
  {
    event: 'delete',
    actors: ['shopper'],
    from: { orderstate: ['cancelled', 'expired', 'completed'] },
    to: {},
  },
];

const noFacts: OrderFacts = {
  hasRunningAfterSale: false,
  isReminded: false,
  hasInvoice: false,
  isPartlyShipped: false,
};

function matches(row: OrderTransition, state: OrderState): boolean {
  const { orderstate, paystate, shippingstate } = row.from;
  return (
    (orderstate?.includes(state.orderstate) ?? true) &&
    (paystate?.includes(state.paystate) ?? true) &&
    (shippingstate?.includes(state.shippingstate) ?? true)
  );
}

/** The state after an event, or null where the table does not allow it. */
export function nextOrderState(
  state: OrderState,
  event: OrderEvent,
  actor: OrderActor,
  facts: OrderFacts = noFacts,
): OrderState | null {
  const row = orderTransitions.find(
    (candidate) =>
      candidate.event === event &&
      candidate.actors.includes(actor) &&
      matches(candidate, state) &&
      !(candidate.unless && facts[candidate.unless]),
  );
  return row ? { ...state, ...row.to } : null;
}

/** After-sales states of a line with an open request. */
export const runningSaleStates: readonly SaleState[] = ['applied', 'refunding', 'returning'];

/** Whether an order was cancelled or has expired. */
export function isEnded({ orderstate }: Pick<OrderState, 'orderstate'>): boolean {
  return orderstate === 'cancelled' || orderstate === 'expired';
}

/** Whether an order waits for its payment. */
export function isUnpaid({ orderstate, paystate }: Pick<OrderState, 'orderstate' | 'paystate'>): boolean {
  return orderstate === 'open' && paystate === 'unpaid';
}

/** Whether an order is paid and has no after-sales request. */
export function isPaidAndSettled({
  orderstate,
  paystate,
}: Pick<OrderState, 'orderstate' | 'paystate'>): boolean {
  return paystate === 'paid' && (orderstate === 'open' || orderstate === 'completed');
}

/** The state fields of an order as the wire has them. */
export function toWireStates({ orderstate, paystate, shippingstate }: OrderState) {
  return {
    orderstate: toStateNumber(orderStates, orderstate),
    paystate: toStateNumber(paymentStates, paystate),
    shippingstate: toStateNumber(shippingStates, shippingstate),
  };
}

/** Buttons of an order by wire name. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'delete'
  | 'remind'
  | 'logistics'
  | 'receive'
  | 'evaluate'
  | 'change_address'
  | 'invoice'
  | 'buy_again';

const buttons: readonly (readonly [OrderAction, OrderEvent])[] = [
  ['cancel', 'cancel'],
  ['change_address', 'change_address'],
  ['remind', 'remind'],
  ['receive', 'receive'],
  ['evaluate', 'evaluate'],
  ['delete', 'delete'],
];

/**
 * The buttons available to the shopper for an order, from the same table that the server uses for its
 * decisions.
 */
export function orderActions(state: OrderState, facts: OrderFacts = noFacts): OrderAction[] {
  const actions: OrderAction[] = [];
  if (nextOrderState(state, 'settle', 'system', facts)) actions.push('pay');
  for (const [action, event] of buttons) {
    if (nextOrderState(state, event, 'shopper', facts)) actions.push(action);
  }
  const isOnTheWay = state.shippingstate !== 'unshipped' || facts.isPartlyShipped;
  if (isOnTheWay && !isEnded(state)) actions.push('logistics');
  if (isPaidAndSettled(state) && !facts.hasInvoice) actions.push('invoice');
  if (state.orderstate !== 'open' || state.shippingstate === 'received') actions.push('buy_again');
  return actions;
}

/** Key of the text for a state. */
export type OrderStatusKey =
  | 'waitingPayment'
  | 'waitingDelivery'
  | 'waitingReceipt'
  | 'waitingEvaluation'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'aftersale';

const openKeys = {
  unshipped: 'waitingDelivery',
  shipped: 'waitingReceipt',
  received: 'waitingEvaluation',
} as const;

/** Key of the text for a state, used for `status_text`. */
export function orderStatusKey({ orderstate, paystate, shippingstate }: OrderState): OrderStatusKey {
  if (orderstate === 'after-sale') return 'aftersale';
  if (orderstate !== 'open') return orderstate;
  return paystate === 'unpaid' ? 'waitingPayment' : openKeys[shippingstate];
}
