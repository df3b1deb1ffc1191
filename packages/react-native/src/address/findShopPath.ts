import { toExactOrigin, type ExactOrigin } from '@pawlet/bridge';

/** Part of a URL of the shop after its origin: `/`, `/#/pages/cart/cart`, `/widget.html#/cart` ... */
export type ShopPath = `/${string}`;

/**
 * Gets the path of a URL of the shop, such as a deep link; undefined for a URL of any other origin. The origin is
 * compared exactly, port included.
 * @throws PawletError `CONFIG` if `origin` is not an exact origin
 * @example
 * findShopPath('https://shop.example.com/#/pages/cart/cart', 'https://shop.example.com'); // '/#/pages/cart/cart'
 */
export function findShopPath(url: string, origin: ExactOrigin): ShopPath | undefined {
  const shop = toExactOrigin(origin);
  // Parsed without `URL`, which React Native implements only in part. Scheme and host have no case.
  const [, start = '', rest = ''] = /^(https?:\/\/[^/?#\\@\s]+)([/?#][^\s\\]*)?$/iu.exec(url) ?? [];
  if (start.toLowerCase() !== shop) return undefined;
  return rest.startsWith('/') ? `/${rest.slice(1)}` : `/${rest}`;
}
