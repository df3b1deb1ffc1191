import type { Route } from './Route.ts';

/** Makes tab pages of the pages that may be one, while the shop's own tab bar lists them; `tabs` answers it once it is known. */
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
