import { toOrderNumber } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { CashierFlow, OrderMissing } from '../parts/cashier/CashierFlow.tsx';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';

export interface CashierProps {
  /** Number of the order that is paid. */
  readonly orderNumber: string;
  /** The shopper wants to see the order, or to pay it later. @default opens the order's page */
  readonly onViewOrder?: ((orderNumber: string) => void) | undefined;
  /** The shopper wants to go on shopping. @default no such button */
  readonly onHome?: (() => void) | undefined;
}

/** The cashier of an order: amount, time left, ways of paying, the wallet in a window of its own, and the result. */
export function Cashier(props: CashierProps): ReactElement {
  checkProps('cashier', props);
  const { orderNumber, ...ways } = props;
  useNeedsApp('Cashier');
  const known = toOrderNumber(orderNumber);
  return known === undefined ? <OrderMissing /> : <CashierFlow key={known} orderNumber={known} {...ways} />;
}
