import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

const largestInMemory = 1024 * 1024;

/** Responds with a file, or 304 when the browser has it; null when there is none. */
export async function sendFile(
  request: Request,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || !found.isFile()) return null;
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const all = { ...headers, etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: all });
  const sized = { ...all, 'content-length': String(found.size) };
  if (request.method === 'HEAD') return new Response(null, { headers: sized });
  if (found.size <= largestInMemory) return new Response(await readFile(file), { headers: sized });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, {
    headers: sized,
  });
}

/** Returns the entity tag of generated content. */
export function toEtag(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
}

/**
 * Responds with generated content, or 304 when the browser has it.
 * @param headers may have the `etag` of content that is sent often
 */
export function sendContent(
  request: Request,
  content: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const etag = headers['etag'] ?? toEtag(content);
  const all = { ...headers, etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: all });
  const sized = { ...all, 'content-length': String(content.length) };
  return new Response(request.method === 'HEAD' ? null : content, { status, headers: sized });
}
