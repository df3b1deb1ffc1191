import type { OrderNumber } from '@pawlet/core/api';

const mallPath = '/pages/storage/cloudStorage';
const widgetPath = '/cloud-storage';
const walletReturnPath = '/wallet-return';

/**
 * Where the wallet sends the shopper back to: the page that she is on, with the number of the order if it is one of
 * the shop's own.
 *
 * Out of a frame or a page of another origin the wallet has a window of its own, which knows no log-in: it ends where the shop says that it may
 * close, and the widget shows the result.
 *
 * @param href the page; @param shopUrl any address of the shop
 */
export function returnAddress(
  href: string,
  shopUrl: string,
  orderNumber: OrderNumber,
  isFramed: boolean,
): string {
  const page = new URL(href);
  const shop = new URL(shopUrl, page);
  if (isFramed || page.origin !== shop.origin) return `${shop.origin}/#${walletReturnPath}`;
  const [path = '', query = ''] = page.hash.slice(1).split('?');
  const name = path === widgetPath ? 'order-sn' : 'order_sn';
  if (path !== widgetPath && path !== mallPath) return page.href;
  const parameters = new URLSearchParams(query);
  parameters.set(name, orderNumber);
  page.hash = `${path}?${parameters.toString()}`;
  return page.href;
}
