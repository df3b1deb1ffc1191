import { preloadText, usePawlet } from '@pawlet/widgets';
import { useEffect, useState } from 'react';
import type * as siteParts from './siteParts.ts';

type SiteParts = typeof siteParts;

let loaded: SiteParts | undefined;

/** The header and footer of a wide window, once their code and texts are loaded; phones never load them. */
export function useSiteParts(isWanted: boolean): SiteParts | undefined {
  const pawlet = usePawlet();
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (!isWanted || parts !== undefined) return undefined;
    const load = async (): Promise<void> => {
      try {
        const module = await import('./siteParts.ts');
        await preloadText(pawlet, module.siteCatalogues);
        loaded = module;
        setParts(module);
      } catch {
        addEventListener('online', handleOnline, { once: true });
      }
    };
    const handleOnline = (): void => void load();
    void load();
    return () => removeEventListener('online', handleOnline);
  }, [isWanted, parts, pawlet]);
  return isWanted ? parts : undefined;
}
