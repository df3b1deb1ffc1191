import { drawPoster, posterSize } from './drawPoster.ts';
import type { PosterContent } from './posterContent.ts';
import { readPicture } from './readPicture.ts';

/** What the worker answers: the poster, or nothing where it could not draw. */
export type PosterReply = Blob | undefined;

async function draw(content: PosterContent): Promise<PosterReply> {
  const canvas = new OffscreenCanvas(posterSize.width, posterSize.height);
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  drawPoster(pen, content, await readPicture(content.best?.imageUrl ?? ''));
  return canvas.convertToBlob({ type: 'image/png' });
}

addEventListener('message', ({ data }: MessageEvent<PosterContent>) => {
  draw(data).then(
    (poster) => postMessage(poster),
    () => postMessage(undefined),
  );
});
