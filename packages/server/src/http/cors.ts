import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './appDeps.ts';
import { errorEnvelope } from './envelope.ts';
import { isKnownOrigin } from './origins.ts';
import { isApiPath } from './paths.ts';

const allowedHeaders = [
  'content-type',
  'token',
  'uid',
  'sid',
  'platform',
  'model',
  'brand',
  'x-requested-with',
  'country-code',
  'lang',
  'source-url',
  'sup',
  'code',
  'app-version',
  'idempotency-key',
].join(', ');

/** Allows the shop and its partners, and nobody else, to call the API across origins without credentials. */
export const allowCors: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  const isPreflight =
    c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
  // Partners show the shop; they never operate it.
  const isKnown =
    origin !== undefined &&
    isKnownOrigin(origin, c.var.deps.settings) &&
    !c.req.path.startsWith('/operator/');
  if (isPreflight) {
    if (!isKnown) return c.json(errorEnvelope(403, c.var.base.language, c.var.base.now), 403);
    return c.body(null, 204, {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
      vary: 'Origin',
    });
  }
  await next();
  if (!isApiPath(c.req.path)) return undefined;
  c.res.headers.append('vary', 'Origin');
  if (isKnown) {
    c.res.headers.set('access-control-allow-origin', origin);
    c.res.headers.set('access-control-expose-headers', '__token__, x-request-id');
  }
  return undefined;
};
