import { inDevelopment } from '@pawlet/core/errors';
import { useEffect } from 'react';
import type { Overlays } from './overlays/createOverlays.ts';
import { usePawletContext } from './PawletContext.ts';

const told = new WeakMap<Overlays, Set<string>>();

/** Tells the developer once if nobody draws the toasts, questions and log-in that a widget needs. */
export function useNeedsApp(name: string): void {
  const { overlays } = usePawletContext();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    inDevelopment(() => {
      // What draws them may be mounted in the same moment.
      timer = setTimeout(() => {
        const names = told.get(overlays) ?? new Set();
        if (overlays.store.getState().outlets.length > 0 || names.has(name)) return;
        told.set(overlays, names.add(name));
        console.warn(
          `Pawlet: <${name}> stands where nothing draws its toasts, questions and the log-in. Put <PawletApp pawlet={pawlet}> of @pawlet/widgets/app around it.`,
        );
      });
    });
    return () => clearTimeout(timer);
  }, [overlays, name]);
}
