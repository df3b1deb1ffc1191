import { commonArea, commonLocate } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { locatePoint } from './locate.ts';
import { listAreas } from './service.ts';

/** Provinces, cities and districts, and which of them a point lies in. */
export const areaRoutes: StoreModule = (app, deps) => {
  route(app, commonArea, async (context, input) => ok(await listAreas(context, input)), {
    also: [{ method: 'GET', path: commonArea.path }],
  });
  route(app, commonLocate, (context, point) => locatePoint(deps, context, point));
};
