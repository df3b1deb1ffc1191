import { useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { PawletContext } from './PawletContext.ts';
import { useSnapshot } from './useSnapshot.ts';

/**
 * A value of a store; the selector returns a part of the state, never a new object. A page that hydrates the markup of a
 * server first shows what was rendered, and then this device's state.
 */
export function useStore<S, T>(
  store: Pick<StoreApi<S>, 'getState' | 'subscribe'>,
  select: (state: S) => T,
): T {
  const rendered = useContext(PawletContext)?.pawlet.hydration.rendered.get(store) as S | undefined;
  return useSnapshot(
    store.subscribe,
    () => select(store.getState()),
    () => select(rendered ?? store.getState()),
  );
}
