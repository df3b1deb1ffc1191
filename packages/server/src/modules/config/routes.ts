import { commonInit } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { route } from '../../http/route.ts';
import { readConfig } from './service.ts';

/** What the shop says about itself. */
export const configRoutes: StoreModule = (app, deps) => {
  route(app, commonInit, (context, input) => readConfig(deps, context, input));
};
