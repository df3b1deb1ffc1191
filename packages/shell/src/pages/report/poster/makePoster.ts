import { drawPng } from '../../../poster/drawPng.ts';
import { drawOrder } from './drawOrder.ts';
import { posterSize } from './drawPoster.ts';
import type { PosterContent } from './posterContent.ts';
import { readPicture } from './readPicture.ts';

/** Draws the poster: in a worker where that can draw, else on the page. Rejects where neither can. */
export async function makePoster(content: PosterContent): Promise<Blob> {
  return drawPng({
    size: posterSize,
    parts: { content, picture: await readPicture(content.best?.imageUrl ?? '') },
    startWorker: () => new Worker(new URL('./poster.worker.ts', import.meta.url), { type: 'module' }),
    draw: drawOrder,
  });
}
