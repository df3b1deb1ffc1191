import type { Pen } from '../../../poster/answerWithPng.ts';
import { drawPoster } from './drawPoster.ts';
import type { PosterContent } from './posterContent.ts';
import { decodePicture } from './readPicture.ts';

/** The input of a poster. */
export interface PosterOrder {
  readonly content: PosterContent;
  /** The picture of the top product; the page provides it, because a worker may not load anything. */
  readonly picture: Blob | undefined;
}

/** Draws a poster with its picture. */
export async function drawOrder(pen: Pen, { content, picture }: PosterOrder): Promise<void> {
  drawPoster(pen, content, await decodePicture(picture));
}
