import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** True on a server, and in the first rendering of a page that hydrates its markup: both render the same. */
export function useIsRendered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
