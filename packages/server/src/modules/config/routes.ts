import { commonInit } from '@pawlet/core/contract';
import type { StoreModule } from '../../http/appDeps.ts';
import { cacheFor } from '../../http/cacheFor.ts';
import { route } from '../../http/route.ts';
import { readConfig, readFacts } from './service.ts';

// The maximum delay for operators until a change of banners or announcements is visible.
const factsMs = 10_000;

/** Public configuration and content of the shop. */
export const configRoutes: StoreModule = (app, deps) => {
  const facts = cacheFor(
    factsMs,
    () => deps.clock.nowMs(),
    () => readFacts(deps),
  );
  route(app, commonInit, async (context, input) => readConfig(deps, context, input, await facts()));
};
