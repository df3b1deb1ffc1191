import { drawPoster, posterSize } from './drawPoster.ts';
import type { PosterOrder, PosterReply } from './poster.worker.ts';
import type { PosterContent } from './posterContent.ts';
import { decodePicture, readPicture } from './readPicture.ts';

/** Draws the poster: in a worker where that can draw, else on the page. Rejects where neither can. */
export async function makePoster(content: PosterContent): Promise<Blob> {
  const order = { content, picture: await readPicture(content.best?.imageUrl ?? '') };
  const canWorkersDraw = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
  return (canWorkersDraw ? await drawInWorker(order) : undefined) ?? (await drawInPage(order));
}

async function drawInWorker(order: PosterOrder): Promise<PosterReply> {
  const worker = new Worker(new URL('./poster.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<PosterReply>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PosterReply>) => resolve(data));
      // It did not start: the page draws.
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage(order, []);
    });
  } finally {
    worker.terminate();
  }
}

async function drawInPage({ content, picture }: PosterOrder): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Pawlet: this browser has no canvas to draw on.');
  drawPoster(pen, content, await decodePicture(picture));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('Pawlet: this browser does not write pictures.'));
      else resolve(blob);
    }, 'image/png');
  });
}
