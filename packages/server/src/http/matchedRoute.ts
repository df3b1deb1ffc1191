import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './appDeps.ts';
import { isApiPath } from './paths.ts';

/**
 * The pattern of the call that handled a request, `file` for a page or file, `unknown` for a call that does not exist. It has
 * no user input in it: labels of metrics and names of spans must not grow with it.
 */
export function getRoute(c: Context<AppEnv>): string {
  const pattern = routePath(c, -1);
  if (!pattern.endsWith('*')) return pattern;
  return isApiPath(c.req.path) ? 'unknown' : 'file';
}
