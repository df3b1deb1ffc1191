import { createContext, useCallback, useContext } from 'react';
import { InstanceContext } from './instance/instanceContext.ts';
import type { WidgetInstance } from './instance/instanceContext.ts';
import { useHost } from './PawletContext.ts';

/** Shows a page of the shop in place, for the mounted widget that leads there; false where it cannot. */
type ShowInPlace = (route: string, opener: WidgetInstance | undefined) => boolean;

/** PawletApp provides it. */
export const StayContext = createContext<ShowInPlace | undefined>(undefined);

/**
 * Opens a page of the shop: where the application handles no navigation in place if that is possible, else in a window
 * of its own. The function is stable.
 */
export function useOpenPage(): (route: string) => Promise<void> {
  const host = useHost();
  const stay = useContext(StayContext);
  const opener = useContext(InstanceContext);
  return useCallback(
    async (route) => {
      if (stay === undefined) await host.navigate(route);
      else if ((await host.navigate(route, { canStay: true })) === 'unavailable' && !stay(route, opener))
        await host.navigate(route);
    },
    [host, opener, stay],
  );
}
