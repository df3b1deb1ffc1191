import { maxVideoBytes, uploadPath } from '@pawlet/core/contract';
import type { Context } from 'hono';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { errorEnvelope, type ErrorStatus, refusalEnvelope } from '../../http/envelope.ts';
import { isKnownOrigin } from '../../http/origins.ts';
import { sendJson } from '../../http/sendJson.ts';
import { findShopper } from '../../http/sessions.ts';
import { uploadsRoot } from './own.ts';
import { sendFile } from './sendFile.ts';
import { findUpload, storeUpload } from './service.ts';

/** Boundaries and other form fields beside the file. */
const formBytes = 64 * 1024;
const fileName = /^[\da-f]{32}\.(webp|mp4|mov|webm)$/u;

/** Uploads and uploaded files. */
export const uploadRoutes: StoreModule = (app) => {
  app.post(uploadPath, async (c) => {
    const { deps, base, token } = c.var;
    const origin = c.req.header('origin');
    if (origin !== undefined && !isKnownOrigin(origin, deps.settings)) return fail(c, 403);
    const shopper = await findShopper(deps, token, base.now);
    if (shopper === null) return fail(c, 401);
    if (!/^multipart\/form-data\s*;/iu.test(c.req.header('content-type') ?? '')) return fail(c, 415);
    if (Number(c.req.header('content-length') ?? 0) > maxVideoBytes + formBytes) return fail(c, 413);
    const result = await storeUpload(deps, { ...base, db: deps.db, shopper }, c.req.raw);
    if (result.code === 1) return sendJson(c, { code: 1, msg: '', time: base.now, data: result.data });
    if (result.code === 0) return c.json(refusalEnvelope(result, base.language, base.now));
    return fail(c, result.code);
  });
  app.get(`${uploadsRoot}:name`, (c) => serve(c, c.req.param('name')));
};

function fail(c: Context<AppEnv>, status: ErrorStatus): Response {
  return c.json(errorEnvelope(status, c.var.base.language, c.var.base.now), status);
}

async function serve(c: Context<AppEnv>, name: string): Promise<Response> {
  const found = fileName.test(name) ? await findUpload(c.var.deps, name) : null;
  return found === null ? fail(c, 404) : sendFile(c, { ...found, file: name });
}
