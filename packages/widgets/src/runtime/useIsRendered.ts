import { useSnapshot } from './useSnapshot.ts';

const subscribe = (): (() => void) => () => undefined;

/** True on a server, and while a page hydrates its markup: both render the same. */
export function useIsRendered(): boolean {
  return useSnapshot(
    subscribe,
    () => false,
    () => true,
  );
}
