export type { Cart, CartAddOutcome, CartFailure, CartState } from './types.ts';
