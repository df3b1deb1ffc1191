import type { NavigationWindow } from '../navigation/types.ts';

const nothing = (): void => undefined;

/** The window of a visit that starts at a route. A server renders this page only, so nothing navigates. */
export function createVisit(route: string): NavigationWindow {
  return {
    location: { hash: `#${route}`, pathname: '/', search: '' },
    history: { length: 1, state: null, pushState: nothing, replaceState: nothing, go: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}
