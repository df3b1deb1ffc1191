export { Cart } from './Cart.tsx';
export type { CartProps } from './Cart.tsx';
export { cartMessages } from './messages.ts';
export { cartWidget } from './widget.ts';
