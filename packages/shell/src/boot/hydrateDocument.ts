import type { Pawlet } from '@pawlet/core';
import { hydrate, type PawletState } from '@pawlet/core/queries';

/** Hydrates a shop with the data in the document. Returns whether there were any. */
export function hydrateDocument(pawlet: Pawlet): boolean {
  const json = document.querySelector('#pawlet-state')?.textContent;
  if (json === undefined) return false;
  hydrate(pawlet, JSON.parse(json) as PawletState);
  return true;
}
