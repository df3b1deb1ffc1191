import type { Context } from 'hono';
import type { AppEnv } from '../../http/appDeps.ts';
import { errorEnvelope } from '../../http/envelope.ts';
import { parseRange } from './range.ts';

/** A file of the file store with its headers' values. */
export interface KeptFile {
  /** Name in the file store. */
  readonly file: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Sends a stored file or a range of it, so that no browser renders it as a page: fixed type, a download, a
 * sandbox.
 */
export async function sendFile(c: Context<AppEnv>, { file, type, size }: KeptFile): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': type,
    'content-disposition': `attachment; filename="${file}"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${file}"`,
  };
  if (c.req.header('if-none-match') === headers['etag']) return new Response(null, { status: 304, headers });
  const range = parseRange(c.req.header('range'), size);
  if (range === null) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  const part = range ?? { first: 0, last: size - 1 };
  headers['content-length'] = String(part.last - part.first + 1);
  if (range) headers['content-range'] = `bytes ${part.first}-${part.last}/${size}`;
  const status = range ? 206 : 200;
  const body = await c.var.deps.uploads.files.open(file, range);
  if (body === null) return c.json(errorEnvelope(404, c.var.base.language, c.var.base.now), 404);
  if (c.req.method === 'HEAD') await body.cancel();
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
}
