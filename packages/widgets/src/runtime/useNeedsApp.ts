import { inDevelopment } from '@pawlet/core/errors';
import { useEffect } from 'react';
import type { Overlays } from './overlays/createOverlays.ts';
import { usePawletContext } from './PawletContext.ts';

const told = new WeakMap<Overlays, Set<string>>();

/** Reports once to the developer if nothing renders the toasts, dialogs and log-in that a widget needs. */
export function useNeedsApp(name: string): void {
  const { overlays } = usePawletContext();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    inDevelopment(() => {
      // Their outlet may be mounted at the same time.
      timer = setTimeout(() => {
        const names = told.get(overlays) ?? new Set();
        if (overlays.store.getState().outlets.length > 0 || names.has(name)) return;
        told.set(overlays, names.add(name));
        console.warn(
          `Pawlet: nothing renders the toasts, dialogs and the log-in of <${name}>. Put <PawletApp pawlet={pawlet}> of @pawlet/widgets/app around it.`,
        );
      });
    });
    return () => clearTimeout(timer);
  }, [overlays, name]);
}
