/** The three independent state fields of an order. */
export interface OrderState {
  /** 0 normal, 1 cancelled, 2 expired, 3 completed, 4 in refund or return. */
  readonly orderstate: 0 | 1 | 2 | 3 | 4;
  /** 0 unpaid, 1 paid. */
  readonly paystate: 0 | 1;
  /** 0 not shipped, 1 shipped, 2 received. */
  readonly shippingstate: 0 | 1 | 2;
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
  readonly hasRunningAftersale: boolean;
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
    from: { orderstate: [0], paystate: [0] },
    to: { paystate: 1 },
  },
  {
    event: 'cancel',
    actors: ['shopper', 'shop'],
    from: { orderstate: [0], paystate: [0] },
    to: { orderstate: 1 },
  },
  { event: 'expire', actors: ['system'], from: { orderstate: [0], paystate: [0] }, to: { orderstate: 2 } },
  {
    event: 'ship',
    actors: ['shop', 'system'],
    from: { orderstate: [0], paystate: [1], shippingstate: [0] },
    to: { shippingstate: 1 },
  },
  {
    event: 'deliver',
    actors: ['shop', 'system'],
    from: { orderstate: [0], paystate: [1], shippingstate: [1] },
    to: {},
  },
  {
    event: 'receive',
    actors: ['shopper', 'system'],
    from: { orderstate: [0], paystate: [1], shippingstate: [1] },
    to: { shippingstate: 2 },
    unless: 'hasRunningAftersale',
  },
  {
    event: 'evaluate',
    actors: ['shopper'],
    from: { orderstate: [0], paystate: [1], shippingstate: [2] },
    to: { orderstate: 3 },
  },
  {
    event: 'apply_aftersale',
    actors: ['shopper', 'shop'],
    from: { orderstate: [0, 3, 4], paystate: [1] },
    to: { orderstate: 4 },
  },
  {
    event: 'end_aftersale',
    actors: ['shop', 'shopper', 'system'],
    from: { orderstate: [4], paystate: [1] },
    to: { orderstate: 0 },
    unless: 'hasRunningAftersale',
  },
  {
    event: 'end_aftersale_completed',
    actors: ['shop', 'shopper', 'system'],
    from: { orderstate: [4], paystate: [1] },
    to: { orderstate: 3 },
    unless: 'hasRunningAftersale',
  },
  {
    event: 'end_aftersale_refunded',
    actors: ['shop', 'system'],
    from: { orderstate: [4], paystate: [1] },
    to: { orderstate: 3 },
    unless: 'hasRunningAftersale',
  },
  {
    event: 'remind',
    actors: ['shopper'],
    from: { orderstate: [0], paystate: [1], shippingstate: [0] },
    to: {},
    unless: 'isReminded',
  },
  {
    event: 'change_address',
    actors: ['shopper'],
    from: { orderstate: [0], shippingstate: [0] },
    to: {},
    unless: 'isPartlyShipped',
  },
  { event: 'delete', actors: ['shopper'], from: { orderstate: [1, 2, 3] }, to: {} },
];

const noFacts: OrderFacts = {
  hasRunningAftersale: false,
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
  const isOnTheWay = state.shippingstate > 0 || facts.isPartlyShipped;
  if (isOnTheWay && [0, 3, 4].includes(state.orderstate)) actions.push('logistics');
  if (state.paystate === 1 && [0, 3].includes(state.orderstate) && !facts.hasInvoice) actions.push('invoice');
  if (state.orderstate !== 0 || state.shippingstate === 2) actions.push('buy_again');
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

const closedKeys = { 1: 'cancelled', 2: 'expired', 3: 'completed', 4: 'aftersale' } as const;
const openKeys = { 0: 'waitingDelivery', 1: 'waitingReceipt', 2: 'waitingEvaluation' } as const;

/** Key of the text for a state: `status_text`. */
export function orderStatusKey({ orderstate, paystate, shippingstate }: OrderState): OrderStatusKey {
  if (orderstate !== 0) return closedKeys[orderstate];
  return paystate === 0 ? 'waitingPayment' : openKeys[shippingstate];
}
