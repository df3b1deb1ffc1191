import { Hono } from 'hono';
import type { AppEnv, StoreDeps, StoreModule } from './http/appDeps.ts';
import { readBaseContext } from './http/baseContext.ts';
import { allowCors } from './http/cors.ts';
import { errorEnvelope, refusalEnvelope } from './http/envelope.ts';
import { BodyError, isLeftUnread } from './http/readBody.ts';
import { invalid, refuse } from './http/result.ts';
import { measureRequests } from './http/measure.ts';
import { getOrderField } from './http/noteOrder.ts';
import { notFoundPage } from './http/notFoundPage.ts';
import { isApiPath, getMethods } from './http/paths.ts';
import { pageLanguage, plainPagePolicy, plainStyle, plainStylePath } from './http/plainPage.ts';
import { publicPage } from './http/publicPage.ts';
import { findUnavailable } from './db/databaseUnavailable.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { traceRequests } from './http/traceRequests.ts';
import { storeModules } from './modules/index.ts';

/**
 * The store as one web-standard application: every call of the contract, the demo pages and the storefront's
 * files.
 */
export function createApp(deps: StoreDeps, modules: readonly StoreModule[] = storeModules): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  // First, so that the log lines of the request have the id of its trace.
  if (deps.tracer !== undefined) app.use(traceRequests(deps.tracer));
  app.use(async (c, next) => {
    const settings = (await deps.readSettings?.()) ?? deps.settings;
    const base = await readBaseContext(c.req.raw, { ...deps, settings }, c.env);
    c.set('base', base);
    c.set('deps', { ...deps, settings, logger: base.logger });
    c.set('token', c.req.header('token') ?? '');
    // No id, name or file contains this character, and neither database nor file system accepts it.
    if (/\0|%00/u.test(c.req.path)) c.res = await c.notFound();
    else await next();
    // `c.header` would wrap the finished response in another one, which is then sent as a stream.
    const { headers } = c.res;
    headers.set('x-request-id', base.requestId);
    addSecurityHeaders(c, settings);
    if (isLeftUnread(c.req.raw)) headers.set('connection', 'close');
  });
  app.use(measureRequests);
  app.use(allowCors);
  for (const mount of modules) mount(app, deps);
  app.get(plainStylePath, (c) => c.text(plainStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.notFound(async (c) => {
    const { language, now } = c.var.base;
    const allowed = getMethods(app, c.req.path);
    if (allowed.length > 0) {
      c.header('allow', allowed.join(', '));
      return c.json(errorEnvelope(405, language, now), 405);
    }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || isApiPath(c.req.path)) return c.json(errorEnvelope(404, language, now), 404);
    const file = await deps.files?.(c.req.raw);
    if (file !== undefined && file !== null) return file;
    const shorter = c.req.path.replace(/\/+$/u, '');
    if (shorter !== c.req.path && publicPage.test(shorter))
      return c.redirect(shorter + new URL(c.req.url).search, 308);
    // A person, and not a script that asks for a file.
    if (c.req.header('accept')?.includes('text/html') !== true)
      return c.json(errorEnvelope(404, language, now), 404);
    c.header('content-security-policy', plainPagePolicy());
    return c.html(notFoundPage(pageLanguage(c)), 404);
  });

  app.onError((error, c) => {
    const { language, now, logger } = c.var.base;
    if (error instanceof BodyError) {
      // Otherwise the rest of the body would be read before the next request on its connection.
      c.header('connection', 'close');
      if (error.fault === 'too-large') return c.json(errorEnvelope(413, language, now), 413);
      // Nobody reads the response; the log needs an outcome.
      c.set('outcome', 'aborted');
      return c.json(refusalEnvelope(invalid({ body: 'format' }), language, now), 400);
    }
    const unavailable = findUnavailable(error);
    if (unavailable !== undefined) {
      c.set('outcome', 'UNAVAILABLE');
      logger.warn('database unavailable', { kind: unavailable.kind, cause: getCause(unavailable) });
      c.header('retry-after', '1');
      // INTERNAL, because clients keep the idempotency key of such a call: it may have been done.
      const refusal = refuse('INTERNAL', { messageKey: 'shop.unavailable' });
      return c.json(refusalEnvelope(refusal, language, now), 503);
    }
    c.set('outcome', 'INTERNAL');
    logger.error('request failed', error, { method: c.req.method, path: c.req.path, ...getOrderField(c) });
    return c.json(refusalEnvelope(refuse('INTERNAL'), language, now), 500);
  });
  return app;
}

function getCause({ cause }: Error): string {
  return cause instanceof Error ? cause.message : String(cause);
}
