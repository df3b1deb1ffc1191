import { drawPoster, posterSize, type PosterParts } from './drawPoster.ts';

/** What the worker answers: the poster as PNG, or nothing where it cannot draw. */
export type PosterAnswer = { readonly poster: Blob } | { readonly failure: string };

async function answer(parts: PosterParts): Promise<PosterAnswer> {
  try {
    const canvas = new OffscreenCanvas(posterSize.width, posterSize.height);
    const context = canvas.getContext('2d');
    if (context === null) return { failure: 'no canvas' };
    drawPoster(context, parts);
    return { poster: await canvas.convertToBlob({ type: 'image/png' }) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', (event: MessageEvent<PosterParts>) => {
  // A worker's messages come from the page that started it.
  void answer(event.data).then((reply) => postMessage(reply));
});
