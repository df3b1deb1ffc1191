import type { OrderNumber } from '@pawlet/core/api';

/** `away`: the shopper went to the wallet. `tried`: came back without a result and wants to choose anew. */
export type WalletVisit = 'away' | 'tried';

/** How this tab has tried to pay an order; undefined if it has not, or if the result was shown. */
export function readWalletVisit(orderNumber: OrderNumber): WalletVisit | undefined {
  const kept = withStorage((storage) => storage.getItem(nameOf(orderNumber)));
  return kept === 'away' || kept === 'tried' ? kept : undefined;
}

/**
 * Remembers that this tab pays an order, over the visit of the wallet and over a reload: its result is then shown
 * as news. Also for an order that was paid as it was made.
 */
export function noteWalletVisit(orderNumber: OrderNumber, visit: WalletVisit): void {
  withStorage((storage) => storage.setItem(nameOf(orderNumber), visit));
}

/** The result has been shown. */
export function forgetWalletVisit(orderNumber: OrderNumber): void {
  withStorage((storage) => storage.removeItem(nameOf(orderNumber)));
}

function nameOf(orderNumber: OrderNumber): string {
  return `pawlet:payment:${orderNumber}`;
}

function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    // Blocked or full: the result is then shown as one that is known already.
    return undefined;
  }
}
