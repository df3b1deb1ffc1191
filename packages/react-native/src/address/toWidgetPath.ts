import type { ShopPath } from './findShopPath.ts';
import type { WidgetName, WidgetOptions } from './widgetOptions.ts';

/**
 * The path of the page with one widget and its options.
 * @example
 * toWidgetPath('product-card', { productId: 1 }); // '/widget.html#/product-card?product-id=1'
 */
export function toWidgetPath<Name extends WidgetName>(
  name: Name,
  options: WidgetOptions[Name] | undefined,
): ShopPath {
  const query = Object.entries<unknown>({ ...options })
    .filter(([, value]) => value !== undefined)
    .map(([option, value]) => `${toQueryName(option)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return `/widget.html#/${name}${query === '' ? '' : `?${query}`}`;
}

/** The name of an option in an address: `productId` is `product-id`. */
function toQueryName(option: string): string {
  return option.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
