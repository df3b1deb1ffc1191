export { Checkout, routeAfter } from './Checkout.tsx';
export type { CheckoutProps } from './Checkout.tsx';
export { checkoutMessages } from './checkoutMessages.ts';
export { useAddressBook, useChosenAddress } from '../parts/index.ts';
export type { AddressBook } from '../parts/index.ts';
export { useCheckout } from './useCheckout.ts';
export type { CheckoutOptions, CheckoutView, PlacedOrder, ShortOffer } from './useCheckout.ts';
export { checkoutWidget } from './widget.ts';
