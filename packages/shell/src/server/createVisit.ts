import type { NavigationWindow } from '../navigation/types.ts';

const nothing = (): void => undefined;

/** The window of a visit that begins with a page: a server shows this page only. */
export function createVisit(route: string): NavigationWindow {
  return {
    location: { hash: `#${route}` },
    history: { length: 1, state: null, pushState: nothing, replaceState: nothing, go: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}
