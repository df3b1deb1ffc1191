export { createCart } from './createCart.ts';
export type { CartControl, CartOptions } from './createCart.ts';
export type { Cart, CartAddOutcome, CartFailure, CartState } from './types.ts';
