import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';

const name = 'pawlet:cloud-order';

/** The order that this tab has gone to the wallet with and whose result was not shown yet. */
export function readOpenOrder(): OrderNumber | undefined {
  return withStorage((storage) => toOrderNumber(storage.getItem(name)));
}

/** Remembers, over the visit of the wallet and over a reload, which order is being paid. */
export function keepOpenOrder(orderNumber: OrderNumber): void {
  withStorage((storage) => storage.setItem(name, orderNumber));
}

/** Its result has been shown. */
export function forgetOpenOrder(): void {
  withStorage((storage) => storage.removeItem(name));
}

function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    // Blocked or full: after the wallet the address alone tells the order.
    return undefined;
  }
}
