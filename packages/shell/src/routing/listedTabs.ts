import type { Route } from './Route.ts';

/** Turns optional tab pages into tab pages while the shop's own tab bar lists them; `tabs` returns it once it is loaded. */
export function withListedTabs(
  routes: readonly Route[],
  tabs: () => readonly { readonly path: string }[] | undefined,
): readonly Route[] {
  return routes.map((route) =>
    route.isTabIfListed === true
      ? {
          ...route,
          get isTab() {
            return tabs()?.some(({ path }) => path === route.path);
          },
        }
      : route,
  );
}
