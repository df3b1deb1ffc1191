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
  /** Says that a provider is mounted, so that data are refreshed when the page comes back; answers the function that ends it. */
  readonly attach: () => () => void;
}

const sharedByShop = new WeakMap<Pawlet, ShopShared>();

/**
 * The cache and the overlays of a shop, made when its first provider mounts. They hang on the shop and not on a
 * provider, so that several widgets share requests, and one that leaves takes nothing from the others.
 */
export function sharedOf(pawlet: Pawlet): ShopShared {
  const known = sharedByShop.get(pawlet);
  if (known !== undefined) return known;
  const wakes: Wakes = { onFocus: () => undefined, onOnline: () => undefined };
  const made: ShopShared = {
    swr: createSwrConfig(wakes),
    overlays: createOverlays(),
    attach: createListening(wakes),
  };
  sharedByShop.set(pawlet, made);
  return made;
}

function createSwrConfig(wakes: Wakes): SWRConfiguration {
  const cache: Cache = new Map();
  const [, mutate] =
    initCache(cache, {
      initFocus: (wake) => void (wakes.onFocus = wake),
      initReconnect: (wake) => void (wakes.onOnline = wake),
    }) ?? [];
  const settings: SWRConfiguration = {
    // The HTTP client retries reads by itself.
    shouldRetryOnError: false,
    revalidateOnReconnect: true,
    revalidateOnFocus: true,
    focusThrottleInterval: 5000,
    dedupingInterval: 2000,
    // Nobody is told of slow calls: no timer for them.
    loadingTimeout: 0,
  };
  return Object.assign(settings, { cache, mutate });
}

/** What the cache does when the page comes back. */
interface Wakes {
  onFocus: () => void;
  onOnline: () => void;
}

/** Listens to the page only while some provider is mounted. */
function createListening(wakes: Wakes): () => () => void {
  let providers = 0;
  const focus = (): void => wakes.onFocus();
  const online = (): void => wakes.onOnline();
  return () => {
    providers += 1;
    if (providers === 1) {
      document.addEventListener('visibilitychange', focus);
      addEventListener('focus', focus);
      addEventListener('online', online);
    }
    return () => {
      providers -= 1;
      if (providers > 0) return;
      document.removeEventListener('visibilitychange', focus);
      removeEventListener('focus', focus);
      removeEventListener('online', online);
    };
  };
}
