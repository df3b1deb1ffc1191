import { drawPoster, posterSize } from './drawPoster.ts';
import type { PosterContent } from './posterContent.ts';
import { decodePicture } from './readPicture.ts';

/** What the worker gets. */
export interface PosterOrder {
  readonly content: PosterContent;
  /** Of what was bought most; the page brings it, a worker may not load anything. */
  readonly picture: Blob | undefined;
}

/** What the worker answers: the poster, or nothing where it could not draw. */
export type PosterReply = Blob | undefined;

async function draw({ content, picture }: PosterOrder): Promise<PosterReply> {
  const canvas = new OffscreenCanvas(posterSize.width, posterSize.height);
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  drawPoster(pen, content, await decodePicture(picture));
  return canvas.convertToBlob({ type: 'image/png' });
}

addEventListener('message', ({ data }: MessageEvent<PosterOrder>) => {
  draw(data).then(
    (poster) => postMessage(poster),
    () => postMessage(undefined),
  );
});
