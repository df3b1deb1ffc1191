import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseRange } from '../../modules/upload/range.ts';
import { sendFile } from './sendFile.ts';

const pictureUrl = /^\/media\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.(?:webp|avif)$/u;
const videoUrl = /^\/media\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.mp4$/u;
const defaultWidth = 800;

/**
 * Serves `/media/<key>.webp?w=400` in the next larger width, as AVIF where the browser accepts it, and
 * `/media/<key>.mp4`.
 */
export function createMediaFiles(folder: string): (request: Request) => Promise<Response | null> {
  const listWidths = cacheWidths(folder);
  return async (request) => {
    const url = new URL(request.url);
    const video = videoUrl.exec(url.pathname)?.[1];
    if (video !== undefined) return sendVideo(request, path.join(folder, `${video}.mp4`));
    const key = pictureUrl.exec(url.pathname)?.[1];
    if (key === undefined) return null;
    const widths = await listWidths(key);
    const wanted = Number(url.searchParams.get('w') ?? defaultWidth);
    const width = widths.find((candidate) => candidate >= wanted) ?? widths.at(-1);
    if (width === undefined) return null;
    const isAvifTaken = (request.headers.get('accept') ?? '').includes('image/avif');
    const formats = isAvifTaken ? (['avif', 'webp'] as const) : (['webp'] as const);
    for (const format of formats) {
      const sent = await sendFile(request, path.join(folder, key, `${width}.${format}`), {
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept',
      });
      if (sent !== null) return sent;
    }
    return null;
  };
}

/** A clip or the requested range of it: Safari plays none from a server without range requests. */
async function sendVideo(request: Request, file: string): Promise<Response | null> {
  const sent = await sendFile(request, file, {
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=2592000, stale-while-revalidate=31536000',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  });
  if (sent === null || sent.status !== 200 || request.method === 'HEAD') return sent;
  const size = Number(sent.headers.get('content-length'));
  const range = parseRange(request.headers.get('range') ?? undefined, size);
  if (range === undefined) return sent;
  await sent.body?.cancel();
  if (range === null)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  const headers = new Headers(sent.headers);
  headers.set('content-length', String(range.last - range.first + 1));
  headers.set('content-range', `bytes ${range.first}-${range.last}/${size}`);
  const part = createReadStream(file, { start: range.first, end: range.last });
  return new Response(Readable.toWeb(part) as ReadableStream<Uint8Array>, { status: 206, headers });
}

/** Available widths of a picture in ascending order; pictures do not change while the shop runs. */
function cacheWidths(folder: string): (key: string) => Promise<readonly number[]> {
  const known = new Map<string, readonly number[]>();
  return async (key) => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const names = await readdir(path.join(folder, key)).catch(() => []);
    const widths = names.flatMap((name) => /^(\d+)\.webp$/u.exec(name)?.[1] ?? []).map(Number);
    const sorted = widths.sort((a, b) => a - b);
    if (sorted.length > 0) known.set(key, sorted);
    return sorted;
  };
}
