import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sendFile } from './sendFile.ts';

const pictureUrl = /^\/media\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.(?:webp|avif)$/u;
const defaultWidth = 800;

/** Serves `/media/<key>.webp?w=400`: the nearest width above, as AVIF where the browser takes it. */
export function createMediaFiles(folder: string): (request: Request) => Promise<Response | null> {
  const widthsOf = rememberWidths(folder);
  return async (request) => {
    const url = new URL(request.url);
    const key = pictureUrl.exec(url.pathname)?.[1];
    if (key === undefined) return null;
    const widths = await widthsOf(key);
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

/** Ascending widths of a picture; pictures do not change while the shop runs. */
function rememberWidths(folder: string): (key: string) => Promise<readonly number[]> {
  const known = new Map<string, readonly number[]>();
  return async (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const names = await readdir(path.join(folder, key)).catch(() => []);
    const widths = names.flatMap((name) => /^(\d+)\.webp$/u.exec(name)?.[1] ?? []).map(Number);
    const sorted = widths.sort((a, b) => a - b);
    if (sorted.length > 0) known.set(key, sorted);
    return sorted;
  };
}
