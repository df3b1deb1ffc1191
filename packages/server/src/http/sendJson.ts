import type { Context } from 'hono';
import type { Compressed } from '../ports/compressor.ts';
import type { AppEnv } from './appDeps.ts';
import type { Envelope } from './envelope.ts';

/** Smaller responses fit into one packet anyway. */
const minCompressedLength = 1400;

/** A response's data in serialized form. */
interface Written {
  readonly text: string;
  compressed?: Promise<Compressed> | undefined;
}

/** Serialized data of cached responses: a cached response is the same object every time. */
const writtenData = new WeakMap<object, Written>();

/**
 * Sends data in an envelope, compressed when it is long and the client accepts gzip. Data must not change
 * afterwards.
 */
export async function sendJson(c: Context<AppEnv>, envelope: Envelope): Promise<Response> {
  const { data, ...rest } = envelope;
  const written = write(data);
  const head = `${JSON.stringify(rest).slice(0, -1)},"data":`;
  const { compressor } = c.var.deps;
  const headers = { 'content-type': 'application/json' };
  if (written.text.length + head.length < minCompressedLength)
    return c.body(`${head}${written.text}}`, 200, headers);
  c.header('vary', 'Accept-Encoding', { append: true });
  if (compressor === undefined || !/\bgzip\b/u.test(c.req.header('accept-encoding') ?? '')) {
    return c.body(`${head}${written.text}}`, 200, headers);
  }
  written.compressed ??= compressor.compress(written.text);
  const packed = (await written.compressed).within(head, '}');
  return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' });
}

function write(data: unknown): Written {
  if (typeof data !== 'object' || data === null) return { text: JSON.stringify(data ?? null) };
  const known = writtenData.get(data);
  if (known !== undefined) return known;
  const written = { text: JSON.stringify(data) };
  writtenData.set(data, written);
  return written;
}
