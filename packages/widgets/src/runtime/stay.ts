import { createContext, useCallback, useContext } from 'react';
import { InstanceContext } from './instance/instanceContext.ts';
import type { WidgetInstance } from './instance/instanceContext.ts';
import { useHost } from './PawletContext.ts';

/** Shows a page of the shop in place, for the widget that opens it; false if unsupported. */
type ShowInPlace = (route: string, opener: WidgetInstance | undefined) => boolean;

/** Provided by PawletApp. */
export const StayContext = createContext<ShowInPlace | undefined>(undefined);

/**
 * Opens a page of the shop: where the application does not handle navigation, in place if possible, else in a new
 * window. The function is stable.
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
