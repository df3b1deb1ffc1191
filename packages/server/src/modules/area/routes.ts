import { commonArea, commonLocate } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { locatePoint } from './locate.ts';
import { listAreas } from './service.ts';

/** Provinces, cities and districts, and finding those of a point. */
export const areaRoutes: StoreModule = (app, deps) => {
  route(app, commonArea, async (context, input) => ok(await listAreas(context, input)), {
    also: [{ method: 'GET', path: commonArea.path }],
  });
  route(app, commonLocate, (context, point) => locatePoint(deps, context, point));
};
