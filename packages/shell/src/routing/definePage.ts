import type { Route } from './Route.ts';

/**
 * Declares a page beside its code; `src/routes.ts` collects the pages of every area. Returns its argument with its
 * types.
 */
export function definePage(page: Route): Route {
  return page;
}
