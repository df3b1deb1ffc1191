import type { NavigationWindow } from '../navigation/types.ts';

const nothing = (): void => undefined;

/** The window of a visit that starts at a URL below the origin. A server renders this page only, so nothing navigates. */
export function createVisit(url: string): NavigationWindow {
  const [pathname = '/', query = ''] = url.split('?');
  return {
    location: { hash: '', pathname, search: query === '' ? '' : `?${query}` },
    history: { length: 1, state: null, pushState: nothing, replaceState: nothing, go: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}
