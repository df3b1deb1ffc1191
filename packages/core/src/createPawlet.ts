import { createApi } from './api/createApi.ts';
import { assemblePawlet } from './assemble/assemblePawlet.ts';
import type { Pawlet, PawletOptions } from './pawlet/types.ts';

/**
 * Creates one shop: its session, calls, cart, config and events.
 * Several shops can run on one page; they share nothing but the browser's storage.
 *
 * @example
 * import { createPawlet } from '@pawlet/core';
 *
 * const pawlet = createPawlet({ apiOrigin: 'https://shop.example' });
 * const { items } = await pawlet.api.goods.list({ keyword: 'fountain' });
 * console.log(items.map(({ title }) => title));
 */
export function createPawlet(options: PawletOptions = {}): Pawlet {
  const { resources, ...others } = options;
  return assemblePawlet(others, resources ?? createApi);
}
