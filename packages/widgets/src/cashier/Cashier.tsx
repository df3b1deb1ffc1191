import { toOrderNumber } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { CashierFlow, OrderMissing } from '../parts/cashier/CashierFlow.tsx';
import { checkProps } from '../runtime/options/checkProps.ts';
import { useNeedsApp } from '../runtime/useNeedsApp.ts';

export interface CashierProps {
  /** Number of the order to pay. */
  readonly orderNumber: string;
  /** The shopper wants to see the order, or pay later. @default opens the order's page */
  readonly onViewOrder?: ((orderNumber: string) => void) | undefined;
  /** The shopper wants to continue shopping. @default no button */
  readonly onHome?: (() => void) | undefined;
}

/** The cashier of an order: amount, time left, payment methods, the wallet in a separate window, and the result. */
export function Cashier(props: CashierProps): ReactElement {
  checkProps('cashier', props);
  const { orderNumber, ...ways } = props;
  useNeedsApp('Cashier');
  const known = toOrderNumber(orderNumber);
  return known === undefined ? <OrderMissing /> : <CashierFlow key={known} orderNumber={known} {...ways} />;
}
