import type { Pawlet } from '@pawlet/core';
import { createOverlays } from '../overlays/createOverlays.ts';
import type { Overlays } from '../overlays/createOverlays.ts';

/** State shared by the widgets of one shop. */
export interface ShopShared {
  readonly overlays: Overlays;
  /** A provider is mounted, so data are refreshed when the page is focused. Returns a function that ends it. */
  readonly attach: () => () => void;
}

const sharedByShop = new WeakMap<Pawlet, ShopShared>();

/**
 * The overlays of a shop and its listeners, created when its first provider mounts. They belong to the shop and not to
 * a provider, so that unmounting one widget does not affect the others.
 */
export function getShared(pawlet: Pawlet): ShopShared {
  const known = sharedByShop.get(pawlet);
  if (known !== undefined) return known;
  const made: ShopShared = { overlays: createOverlays(), attach: createListening(pawlet.queries) };
  sharedByShop.set(pawlet, made);
  return made;
}

/** Listens to the page only while a provider is mounted. */
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
