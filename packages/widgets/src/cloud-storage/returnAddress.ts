import type { OrderNumber } from '@pawlet/core/api';

const storefrontPath = '/pages/storage/cloudStorage';
const widgetPath = '/cloud-storage';
const walletReturnPath = '/wallet-return';

/**
 * URL the wallet returns the shopper to: the current page, with the order number if it is the shop's own page.
 * From a frame or another origin the wallet opens in a separate window without log-in: it ends at a page of the shop
 * that says the window can be closed, and the widget shows the result.
 * @param href the page
 * @param shopUrl any URL of the shop
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
  if (path !== widgetPath && path !== storefrontPath) return page.href;
  const parameters = new URLSearchParams(query);
  parameters.set(name, orderNumber);
  page.hash = `${path}?${parameters.toString()}`;
  return page.href;
}
