import { drawPng } from '../../../poster/drawPng.ts';
import { drawPoster, posterSize, type PosterWords } from './drawPoster.ts';

/** The input of a poster; URLs are absolute, '' for none. */
export interface PosterRequest {
  readonly words: PosterWords;
  /** CSS font family. */
  readonly font: string;
  /** Content of the QR code. */
  readonly link: string;
  readonly pictureUrl: string;
  readonly avatarUrl: string;
}

/** Draws a poster as PNG: in a worker where that can draw, else on the page. Rejects when its code does not load. */
export async function makePoster(
  request: PosterRequest,
  getCodeUrl: (text: string) => Promise<string>,
): Promise<Blob> {
  const [code, picture, avatar] = await Promise.all([
    getCodeUrl(request.link).then(load),
    loadIfAny(request.pictureUrl),
    loadIfAny(request.avatarUrl),
  ]);
  try {
    return await drawPng({
      size: posterSize,
      parts: { words: request.words, font: request.font, pictures: { code, picture, avatar } },
      startWorker: () => new Worker(new URL('./poster.worker.ts', import.meta.url), { type: 'module' }),
      draw: drawPoster,
    });
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

/** A poster without its picture is valid too. */
async function loadIfAny(url: string): Promise<ImageBitmap | undefined> {
  if (url === '') return undefined;
  try {
    return await load(url);
  } catch {
    return undefined;
  }
}
