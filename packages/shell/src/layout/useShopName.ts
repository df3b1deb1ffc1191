import { usePawlet } from '@pawlet/widgets';
import { servedName } from './appName.ts';
import { useStore } from './useStore.ts';

/** The shop's name: that of its configuration, or as the server wrote it into the page until that is there. */
export function useShopName(): string {
  const { config } = usePawlet();
  return useStore(config.store, (state) => state.config?.name ?? '') || servedName();
}
