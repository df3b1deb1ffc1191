import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './appDeps.ts';
import { isApiPath } from './paths.ts';

/** Counts and logs every request by its call, never with the contents of its address or body. */
export const measureRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { clock, metrics, logger } = c.var.deps;
  const startedMs = clock.nowMs();
  await next();
  const milliseconds = Math.max(0, clock.nowMs() - startedMs);
  const measure = {
    method: getMethod(c.req.method),
    route: getRoute(c),
    status: c.res.status,
    outcome: c.get('outcome') ?? (c.res.ok ? 'ok' : `http ${c.res.status}`),
  };
  metrics?.countRequest({ ...measure, seconds: milliseconds / 1000 });
  logger.info('request', { ...measure, milliseconds });
};

/** The pattern of the call that handled it; a metric's labels must not grow with user input. */
function getRoute(c: Context<AppEnv>): string {
  const pattern = routePath(c, -1);
  if (!pattern.endsWith('*')) return pattern;
  return isApiPath(c.req.path) ? 'unknown' : 'file';
}

function getMethod(method: string): string {
  return ['GET', 'POST', 'HEAD', 'OPTIONS'].includes(method) ? method : 'other';
}
