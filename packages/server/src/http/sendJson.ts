import type { Context } from 'hono';
import type { AppEnv } from './appDeps.ts';
import type { Envelope } from './envelope.ts';

/** Smaller replies fit into one packet anyway. */
const leastCompressedLength = 1400;

/** Answers an envelope, compressed when it is long and the caller takes gzip. */
export function sendJson(c: Context<AppEnv>, envelope: Envelope): Response {
  const text = JSON.stringify(envelope);
  if (text.length < leastCompressedLength) return c.body(text, 200, { 'content-type': 'application/json' });
  c.header('vary', 'Accept-Encoding', { append: true });
  if (!/\bgzip\b/u.test(c.req.header('accept-encoding') ?? '')) {
    return c.body(text, 200, { 'content-type': 'application/json' });
  }
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return c.body(packed, 200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
}
