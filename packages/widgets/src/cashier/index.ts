export { Cashier } from './Cashier.tsx';
export type { CashierProps } from './Cashier.tsx';
export { cashierWidget } from './widget.ts';
