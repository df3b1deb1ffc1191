import type { OrderNumber } from '@pawlet/core/api';
import { readStoredText, writeStoredText } from '@pawlet/core/storage';

/** `away`: the shopper went to the wallet. `tried`: returned without a result and can choose again. */
export type WalletVisit = 'away' | 'tried';

/** This tab's attempt to pay an order; undefined if there is none, or its result was shown. */
export function readWalletVisit(orderNumber: OrderNumber): WalletVisit | undefined {
  const name = nameOf(orderNumber);
  const kept = readStoredText('tab', name) ?? inMemory.get(name);
  return kept === 'away' || kept === 'tried' ? kept : undefined;
}

/**
 * Stores that this tab pays an order, during the visit to the wallet and over a reload: its result is then shown as
 * news. Also for an order that was paid when created.
 */
export function noteWalletVisit(orderNumber: OrderNumber, visit: WalletVisit): void {
  const name = nameOf(orderNumber);
  if (!writeStoredText('tab', name, visit)) inMemory.set(name, visit);
}

/** The result has been shown. */
export function forgetWalletVisit(orderNumber: OrderNumber): void {
  const name = nameOf(orderNumber);
  inMemory.delete(name);
  writeStoredText('tab', name, undefined);
}

function nameOf(orderNumber: OrderNumber): string {
  return `pawlet:payment:${orderNumber}`;
}

/**
 * For frames of another origin, where browsers block storage: lives as long as this document and, like storage, belongs
 * to the tab.
 */
const inMemory = new Map<string, string>();
