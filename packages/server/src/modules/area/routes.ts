import { commonArea } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { listAreas } from './service.ts';

/** Provinces, cities and districts. */
export const areaRoutes: StoreModule = (app) => {
  route(app, commonArea, async (context, input) => ok(await listAreas(context, input)), {
    also: [{ method: 'GET', path: commonArea.path }],
  });
};
