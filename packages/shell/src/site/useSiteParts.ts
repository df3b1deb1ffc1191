import { lazy } from '@pawlet/core/lazy';
import { preloadText, useLazy, usePawlet } from '@pawlet/widgets';
import { useMemo } from 'react';
import type * as siteParts from './siteParts.ts';

/** The header and footer of a wide window, once their code and texts are loaded; phones never load them. */
export function useSiteParts(isWanted: boolean): typeof siteParts | undefined {
  const pawlet = usePawlet();
  const site = useMemo(
    () =>
      lazy(async () => {
        const parts = await import('./siteParts.ts');
        await preloadText(pawlet, parts.siteCatalogues);
        return parts;
      }),
    [pawlet],
  );
  const parts = useLazy(site, isWanted);
  return isWanted && parts.status === 'ready' ? parts.value : undefined;
}
