import { createContext, useCallback, useContext } from 'react';
import { useHost } from './PawletContext.ts';

/** Shows a page of the shop in place; false where it cannot. PawletApp fills it. */
export const StayContext = createContext<((route: string) => boolean) | undefined>(undefined);

/**
 * Opens a page of the shop: where the application handles no navigation in place if that is possible, else in a window
 * of its own. The function is stable.
 */
export function useOpenPage(): (route: string) => Promise<void> {
  const host = useHost();
  const stay = useContext(StayContext);
  return useCallback(
    async (route) => {
      if (stay === undefined) await host.navigate(route);
      else if ((await host.navigate(route, { canStay: true })) === 'unavailable' && !stay(route))
        await host.navigate(route);
    },
    [host, stay],
  );
}
