import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';

const name = 'pawlet:cloud-order';

/** The order this tab opened the wallet for and whose result has not been shown yet. */
export function readOpenOrder(): OrderNumber | undefined {
  return withStorage((storage) => toOrderNumber(storage.getItem(name)));
}

/** Stores, during the visit to the wallet and over a reload, which order is being paid. */
export function keepOpenOrder(orderNumber: OrderNumber): void {
  withStorage((storage) => storage.setItem(name, orderNumber));
}

/** Called when its result has been shown. */
export function forgetOpenOrder(): void {
  withStorage((storage) => storage.removeItem(name));
}

function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    // Blocked or full: after the wallet only the URL identifies the order.
    return undefined;
  }
}
