import type { OrderNumber } from '@pawlet/core/api';
import { createTextStorage } from '@pawlet/core/storage';

/** `away`: the shopper went to the wallet. `tried`: returned without a result and can choose again. */
export type WalletVisit = 'away' | 'tried';

/** Also works in frames of another origin, where browsers block storage. */
const storage = createTextStorage('tab');

/** This tab's attempt to pay an order; undefined if there is none, or its result was shown. */
export function readWalletVisit(orderNumber: OrderNumber): WalletVisit | undefined {
  const kept = storage.getItem(readName(orderNumber));
  return kept === 'away' || kept === 'tried' ? kept : undefined;
}

/**
 * Stores that this tab pays an order, during the visit to the wallet and over a reload: its result is then shown as
 * news. Also for an order that was paid when created.
 */
export function noteWalletVisit(orderNumber: OrderNumber, visit: WalletVisit): void {
  storage.setItem(readName(orderNumber), visit);
}

/** The result has been shown. */
export function forgetWalletVisit(orderNumber: OrderNumber): void {
  storage.removeItem(readName(orderNumber));
}

function readName(orderNumber: OrderNumber): string {
  return `pawlet:payment:${orderNumber}`;
}
