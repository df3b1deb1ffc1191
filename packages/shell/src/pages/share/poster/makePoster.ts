import { drawPoster, posterSize, type PosterParts, type PosterWords } from './drawPoster.ts';
import type { PosterAnswer } from './poster.worker.ts';

/** What a poster is made of; addresses are absolute, '' for none. */
export interface PosterRequest {
  readonly words: PosterWords;
  /** What the code says. */
  readonly link: string;
  readonly pictureUrl: string;
  readonly avatarUrl: string;
}

/** Draws a poster as PNG: in a worker where that can draw, else in the page. Rejects when its code does not load. */
export async function makePoster(
  request: PosterRequest,
  codeUrlOf: (text: string) => Promise<string>,
): Promise<Blob> {
  const [code, picture, avatar] = await Promise.all([
    codeUrlOf(request.link).then(load),
    loadIfAny(request.pictureUrl),
    loadIfAny(request.avatarUrl),
  ]);
  const parts = { words: request.words, pictures: { code, picture, avatar } };
  try {
    return (await drawAway(parts)) ?? (await drawHere(parts));
  } finally {
    for (const bitmap of [code, picture, avatar]) bitmap?.close();
  }
}

async function load(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return createImageBitmap(image);
}

/** A poster is one without its picture too. */
async function loadIfAny(url: string): Promise<ImageBitmap | undefined> {
  if (url === '') return undefined;
  try {
    return await load(url);
  } catch {
    return undefined;
  }
}

/** Away from the page; undefined where workers cannot draw. */
async function drawAway(parts: PosterParts): Promise<Blob | undefined> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const worker = new Worker(new URL('./poster.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | undefined>((resolve) => {
      worker.addEventListener('error', () => resolve(undefined));
      worker.addEventListener('message', ({ data }: MessageEvent<PosterAnswer>) =>
        resolve('poster' in data ? data.poster : undefined),
      );
      worker.postMessage(parts, []);
    });
  } finally {
    worker.terminate();
  }
}

async function drawHere(parts: PosterParts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Pawlet: this browser has no canvas to draw on.');
  drawPoster(context, parts);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Pawlet: the poster was not written.')) : resolve(blob)),
      'image/png',
    );
  });
}
