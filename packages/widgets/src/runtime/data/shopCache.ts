import type { SWRConfiguration } from 'swr';
import { initCache } from 'swr/_internal';
import type { Cache } from 'swr/_internal';
import type { Pawlet } from '@pawlet/core';
import { createOverlays } from '../overlays/createOverlays.ts';
import type { Overlays } from '../overlays/createOverlays.ts';

/** What widgets of one shop share beside the shop itself. */
export interface ShopShared {
  readonly swr: SWRConfiguration;
  readonly overlays: Overlays;
}

const sharedByShop = new WeakMap<Pawlet, ShopShared>();

/**
 * The cache and the overlays of a shop, made when its first provider mounts. They hang on the shop and not on a
 * provider, so that several widgets share requests, and one that leaves takes nothing from the others.
 */
export function sharedOf(pawlet: Pawlet): ShopShared {
  const known = sharedByShop.get(pawlet);
  if (known !== undefined) return known;
  const made: ShopShared = { swr: createSwrConfig(), overlays: createOverlays() };
  sharedByShop.set(pawlet, made);
  return made;
}

function createSwrConfig(): SWRConfiguration {
  const cache: Cache = new Map();
  const [, mutate] = initCache(cache) ?? [];
  const settings: SWRConfiguration = {
    // The HTTP client retries reads by itself.
    shouldRetryOnError: false,
    revalidateOnReconnect: true,
    revalidateOnFocus: true,
    focusThrottleInterval: 5000,
    dedupingInterval: 2000,
  };
  return Object.assign(settings, { cache, mutate });
}
