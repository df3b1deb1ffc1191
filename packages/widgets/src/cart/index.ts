export { Cart } from './Cart.tsx';
export type { CartProps } from './Cart.tsx';
export { cartMessages } from './cartMessages.ts';
export { useCart } from './useCart.ts';
export type { CartView } from './useCart.ts';
export type { CartTotals } from './useCartTotals.ts';
export { cartWidget } from './widget.ts';
