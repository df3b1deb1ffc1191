import type { Route } from '../../routing/Route.ts';

/** Loads a page of points: where the shop does not offer points, a page that explains it is shown instead. */
export function ifPointsOffered(load: Route['load']): Route['load'] {
  return async () => {
    const [page, { requirePoints }] = await Promise.all([load(), import('./requirePoints.tsx')]);
    return requirePoints(page);
  };
}
