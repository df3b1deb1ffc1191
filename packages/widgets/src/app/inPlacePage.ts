import { toOrderNumber } from '@pawlet/core/api';
import type { OrderNumber } from '@pawlet/core/api';

/** A page of the shop that can be shown over another page. */
export type InPlacePage =
  | { readonly page: 'checkout'; readonly lines: readonly number[] }
  | { readonly page: 'cashier'; readonly orderNumber: OrderNumber };

/** The in-place page of a route; undefined for pages that need the shop around them. */
export function inPlacePage(route: string): InPlacePage | undefined {
  const [path, query = ''] = route.split('?');
  const parameters = new URLSearchParams(query);
  switch (path) {
    case '/pages/goods/order': {
      const lines = (parameters.get('id') ?? '').split(',').map(Number);
      return lines.every((id) => Number.isSafeInteger(id) && id > 0)
        ? { page: 'checkout', lines }
        : undefined;
    }
    case '/pages/order/payment':
    case '/pages/order/resultPayment': {
      const orderNumber = toOrderNumber(parameters.get('order_sn'));
      return orderNumber === undefined ? undefined : { page: 'cashier', orderNumber };
    }
    default:
      return undefined;
  }
}
