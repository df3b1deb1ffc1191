import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { readStoredText, writeStoredText } from '@pawlet/core/storage';

const name = 'pawlet:cloud-order';

/** The order this tab opened the wallet for and whose result has not been shown yet. */
export function readOpenOrder(): OrderNumber | undefined {
  return toOrderNumber(readStoredText('tab', name));
}

/** Stores, during the visit to the wallet and over a reload, which order is being paid. */
export function keepOpenOrder(orderNumber: OrderNumber): void {
  writeStoredText('tab', name, orderNumber);
}

/** Called when its result has been shown. */
export function forgetOpenOrder(): void {
  writeStoredText('tab', name, undefined);
}
