import type { Context, MiddlewareHandler } from 'hono';
import type { TracedResponse, Tracer } from '../ports/tracer.ts';
import type { AppEnv } from './appDeps.ts';
import { getRoute } from './matchedRoute.ts';
import { getOutcome } from './outcome.ts';
import { publicPage } from './publicPage.ts';

/** Records every request as a span. */
export function traceRequests(tracer: Tracer): MiddlewareHandler<AppEnv> {
  return (c, next) => tracer.traceRequest(c.req.raw, c.env, next, () => describe(c));
}

function describe(c: Context<AppEnv>): TracedResponse {
  const route = getRoute(c);
  const { path } = c.req;
  const known = { status: c.res.status, outcome: getOutcome(c) };
  if (route === 'file' || route === 'unknown')
    // Any other path may contain what somebody typed.
    return { ...known, path: publicPage.test(path) ? path : undefined };
  // Parameters are numbers of orders, tokens of links, or addresses.
  return { ...known, route, path: route };
}
