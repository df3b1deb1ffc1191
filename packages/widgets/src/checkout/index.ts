export { Checkout, routeAfter } from './Checkout.tsx';
export type { CheckoutProps } from './Checkout.tsx';
export { checkoutMessages } from './messages.ts';
export type { PlacedOrder } from './useCheckout.ts';
export { checkoutWidget } from './widget.ts';
