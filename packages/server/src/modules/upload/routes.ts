import { maxVideoBytes, uploadPath } from '@pawlet/core/contract';
import type { Context } from 'hono';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope, type ErrorStatus, refusalEnvelope } from '../../http/envelope.ts';
import { isKnownOrigin } from '../../http/origins.ts';
import { sendJson } from '../../http/sendJson.ts';
import { findShopper } from '../../http/sessions.ts';
import { uploadsRoot } from './own.ts';
import { rangeOf } from './range.ts';
import { findUpload, keepUpload } from './service.ts';

/** Boundaries and further fields of the form, beside the file. */
const formBytes = 64 * 1024;
const fileName = /^[\da-f]{32}\.(webp|mp4|mov|webm)$/u;

/** Uploads, and the files that were uploaded. */
export const uploadRoutes: StoreModule = (app) => {
  app.post(uploadPath, async (c) => {
    const { deps, base, token } = c.var;
    const origin = c.req.header('origin');
    if (origin !== undefined && !isKnownOrigin(origin, deps.settings)) return fail(c, 403);
    const shopper = await findShopper(deps.db, token, base.now);
    if (shopper === null) return fail(c, 401);
    if (!/^multipart\/form-data\s*;/iu.test(c.req.header('content-type') ?? '')) return fail(c, 415);
    if (Number(c.req.header('content-length') ?? 0) > maxVideoBytes + formBytes) return fail(c, 413);
    const result = await keepUpload(deps, { ...base, db: deps.db, shopper }, c.req.raw);
    if (result.code === 1) return sendJson(c, { code: 1, msg: '', time: base.now, data: result.data });
    if (result.code === 0) return c.json(refusalEnvelope(result, base.language, base.now));
    return fail(c, result.code);
  });
  app.get(`${uploadsRoot}:name`, (c) => serve(c, c.req.param('name')));
};

function fail(c: Context<AppEnv>, status: ErrorStatus): Response {
  return c.json(errorEnvelope(status, c.var.base.language, c.var.base.now), status);
}

/** Sends an uploaded file so that no browser takes it for a page: fixed type, a download, a sandbox. */
async function serve(c: Context<AppEnv>, name: string): Promise<Response> {
  const { deps } = c.var;
  const found = fileName.test(name) ? await findUpload(deps, name) : null;
  if (found === null) return fail(c, 404);
  const headers: Record<string, string> = {
    'content-type': found.type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${name}"`,
  };
  if (c.req.header('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers });
  const range = rangeOf(c.req.header('range'), found.size);
  if (range === null) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${found.size}` } });
  }
  const part = range ?? { first: 0, last: found.size - 1 };
  headers['content-length'] = String(part.last - part.first + 1);
  if (range) headers['content-range'] = `bytes ${part.first}-${part.last}/${found.size}`;
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  const body = await deps.uploads.files.open(name, range);
  return body === null ? fail(c, 404) : new Response(body, { status, headers });
}
