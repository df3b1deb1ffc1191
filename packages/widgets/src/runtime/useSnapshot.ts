import { useCallback, useSyncExternalStore } from 'react';
import { isTakingOver, onTakenOver } from './progressive/takeOver.ts';

/**
 * `useSyncExternalStore` for what a server renders differently: while parts of a rendered page wait to be taken over,
 * they and everything around them show what was rendered, so that each part finds its own markup.
 * @param subscribe stable
 */
export function useSnapshot<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  readRendered: () => T,
): T {
  const subscribeBoth = useCallback(
    (listener: () => void) => {
      const stops = [subscribe(listener), onTakenOver(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(subscribeBoth, () => (isTakingOver() ? readRendered() : read()), readRendered);
}
