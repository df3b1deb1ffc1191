import type { OrderNumber } from '@pawlet/core/api';

/** `away`: the shopper went to the wallet. `tried`: returned without a result and can choose again. */
export type WalletVisit = 'away' | 'tried';

/** This tab's attempt to pay an order; undefined if there is none, or its result was shown. */
export function readWalletVisit(orderNumber: OrderNumber): WalletVisit | undefined {
  const kept = visits().getItem(nameOf(orderNumber));
  return kept === 'away' || kept === 'tried' ? kept : undefined;
}

/**
 * Stores that this tab pays an order, during the visit to the wallet and over a reload: its result is then shown as
 * news. Also for an order that was paid when created.
 */
export function noteWalletVisit(orderNumber: OrderNumber, visit: WalletVisit): void {
  visits().setItem(nameOf(orderNumber), visit);
}

/** The result has been shown. */
export function forgetWalletVisit(orderNumber: OrderNumber): void {
  visits().removeItem(nameOf(orderNumber));
}

function nameOf(orderNumber: OrderNumber): string {
  return `pawlet:payment:${orderNumber}`;
}

/**
 * For frames of another origin, where browsers block storage: lives as long as this document and, like storage, belongs
 * to the tab.
 */
const inMemory = new Map<string, string>();

function visits(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => withStorage((storage) => storage.getItem(name)) ?? inMemory.get(name) ?? null,
    setItem: (name, value) => {
      if (
        withStorage((storage) => {
          storage.setItem(name, value);
          return true;
        }) !== true
      )
        inMemory.set(name, value);
    },
    removeItem: (name) => {
      inMemory.delete(name);
      withStorage((storage) => storage.removeItem(name));
    },
  };
}

function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    // Blocked or full.
    return undefined;
  }
}
