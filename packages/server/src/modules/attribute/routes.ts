import { attributeIndex } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { ok } from '../../http/result.ts';
import { route } from '../../http/route.ts';
import { readFilters } from './service.ts';

/** The attributes by which products can be filtered. */
export const attributeRoutes: StoreModule = (app) => {
  route(app, attributeIndex, async (context, input) => ok(await readFilters(context, input)));
};
