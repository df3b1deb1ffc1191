/** States of an order as a whole. A state's place in its list is its number on the wire. */
export const orderStates = ['open', 'cancelled', 'expired', 'completed', 'after-sale'] as const;
/** States of an order's payment. */
export const paymentStates = ['unpaid', 'paid'] as const;
/** States of an order's shipment. */
export const shippingStates = ['unshipped', 'shipped', 'received'] as const;
/** After-sales states of an order line. */
export const saleStates = [
  'none',
  'applied',
  'refunding',
  'returning',
  'refunded',
  'returned',
  'rejected',
] as const;

/** An after-sales state of an order line. */
export type SaleState = (typeof saleStates)[number];

/** The state that a number on the wire means; undefined without a number, and for an unknown one. */
export function toStateName<TState extends string>(
  states: readonly TState[],
  number: number | null | undefined,
): TState | undefined {
  return states[number ?? -1];
}

/** Whether the payment of something with a wire state is done. */
export function isPaid({ paystate }: { readonly paystate: number }): boolean {
  return toStateName(paymentStates, paystate) === 'paid';
}

/** The number of a state on the wire. */
export function toStateNumber<TState extends string>(states: readonly TState[], state: TState): number {
  return states.indexOf(state);
}
