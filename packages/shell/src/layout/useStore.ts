import type { StoreApi } from 'zustand/vanilla';
import { useSyncExternalStore } from 'react';

/** A value of a store; the selector returns a part of the state, never a new object. */
export function useStore<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  const read = (): T => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
