import type { Context } from 'hono';
import type { AppEnv } from './appDeps.ts';
import type { Envelope } from './envelope.ts';
import { Serialized } from './serialized.ts';

/** Smaller responses fit into one packet anyway. */
const minCompressedLength = 1400;

/** Sends data in an envelope, compressed when it is long and the client accepts gzip. */
export async function sendJson(c: Context<AppEnv>, envelope: Envelope): Promise<Response> {
  const { data, ...rest } = envelope;
  const serialized = data instanceof Serialized ? data : Serialized.from(data);
  const head = `${JSON.stringify(rest).slice(0, -1)},"data":`;
  const { compressor } = c.var.deps;
  const headers = { 'content-type': 'application/json' };
  if (serialized.length + head.length < minCompressedLength)
    return c.body(serialized.within(head, '}'), 200, headers);
  c.header('vary', 'Accept-Encoding', { append: true });
  if (compressor === undefined || !/\bgzip\b/u.test(c.req.header('accept-encoding') ?? ''))
    return c.body(serialized.within(head, '}'), 200, headers);
  const packed = await serialized.compressedWithin(compressor, head, '}');
  return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' });
}
