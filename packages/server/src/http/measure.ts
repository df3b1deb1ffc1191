import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './appDeps.ts';
import { getRoute } from './matchedRoute.ts';
import { getOrderField } from './noteOrder.ts';
import { getOutcome } from './outcome.ts';

/** Counts and logs every request by its call, with the number of its order and nothing else of its address or body. */
export const measureRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { clock, metrics, logger } = c.var.deps;
  const startedMs = clock.nowMs();
  await next();
  const milliseconds = Math.max(0, clock.nowMs() - startedMs);
  const measure = {
    method: getMethod(c.req.method),
    route: getRoute(c),
    status: c.res.status,
    outcome: getOutcome(c),
  };
  metrics?.countRequest({ ...measure, seconds: milliseconds / 1000 });
  logger.info('request', { ...measure, milliseconds, ...getOrderField(c) });
};

function getMethod(method: string): string {
  return ['GET', 'POST', 'HEAD', 'OPTIONS'].includes(method) ? method : 'other';
}
