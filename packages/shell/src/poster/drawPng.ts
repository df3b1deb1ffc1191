import type { Pen, PictureSize } from './answerWithPng.ts';

/** How a picture is drawn. */
export interface PngDrawing<TParts> {
  readonly size: PictureSize;
  /** The input; it is sent to the worker. */
  readonly parts: TParts;
  /** Starts the worker that responds with the picture. */
  readonly startWorker: () => Worker;
  /** Draws the same on the page. */
  readonly draw: (pen: Pen, parts: TParts) => void | Promise<void>;
}

/** Draws a picture as PNG: in a worker where that can draw, else on the page. Rejects where neither can. */
export async function drawPng<TParts>(drawing: PngDrawing<TParts>): Promise<Blob> {
  return (await drawInWorker(drawing)) ?? (await drawOnPage(drawing));
}

async function drawInWorker<TParts>({ parts, startWorker }: PngDrawing<TParts>): Promise<Blob | undefined> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const worker = startWorker();
  try {
    return await new Promise<Blob | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => resolve(data));
      // It did not start: the page draws.
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage(parts, []);
    });
  } finally {
    worker.terminate();
  }
}

async function drawOnPage<TParts>({ size, parts, draw }: PngDrawing<TParts>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Pawlet: this browser has no canvas to draw on.');
  await draw(pen, parts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('Pawlet: this browser does not write pictures.'));
      else resolve(blob);
    }, 'image/png');
  });
}
