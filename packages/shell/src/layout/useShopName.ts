import { usePawlet, useStore } from '@pawlet/widgets';
import { servedName } from './appName.ts';

/** The shop's name: from its configuration, or until that is loaded as the server wrote it into the page. */
export function useShopName(): string {
  const { config } = usePawlet();
  return useStore(config.store, (state) => state.config?.name ?? '') || servedName();
}
