import { PawletError, toExactOrigin, type ExactOrigin } from '@pawlet/bridge';
import type { ShopPath } from './findShopPath.ts';

/**
 * The URL of a page of the shop.
 * @throws PawletError `CONFIG` if `origin` is not an exact origin, or `path` does not start with a slash
 */
export function toShopUrl(origin: ExactOrigin, path: ShopPath): string {
  if (!path.startsWith('/'))
    throw new PawletError('CONFIG', `the path "${path}" does not start with a slash`);
  return toExactOrigin(origin) + path;
}
