import type { Pawlet } from '@pawlet/core';
import { createOverlays } from '../overlays/createOverlays.ts';
import type { Overlays } from '../overlays/createOverlays.ts';

/** What widgets of one shop share beside the shop itself. */
export interface ShopShared {
  readonly overlays: Overlays;
  /** A provider is mounted, so data are refreshed when the page comes back. Returns the function that ends it. */
  readonly attach: () => () => void;
}

const sharedByShop = new WeakMap<Pawlet, ShopShared>();

/**
 * The overlays of a shop and its listeners, made when its first provider mounts. They hang on the shop and not on a
 * provider, so that one widget that leaves takes nothing from the others.
 */
export function sharedOf(pawlet: Pawlet): ShopShared {
  const known = sharedByShop.get(pawlet);
  if (known !== undefined) return known;
  const made: ShopShared = { overlays: createOverlays(), attach: createListening(pawlet.queries) };
  sharedByShop.set(pawlet, made);
  return made;
}

/** Listens to the page only while some provider is mounted. */
function createListening(queries: Pawlet['queries']): () => () => void {
  let providers = 0;
  const focus = (): void => queries.refresh('focus');
  const online = (): void => queries.refresh('online');
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
