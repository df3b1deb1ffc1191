/** The canvas operations of a picture, in a worker and on the page. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Makes this worker respond to each message with its picture as PNG, or with nothing where it cannot draw. */
export function answerWithPng<TParts>(
  size: PictureSize,
  draw: (pen: Pen, parts: TParts) => void | Promise<void>,
): void {
  const toPng = async (parts: TParts): Promise<Blob | undefined> => {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const pen = canvas.getContext('2d');
    if (pen === null) return undefined;
    await draw(pen, parts);
    return canvas.convertToBlob({ type: 'image/png' });
  };
  // A worker's messages come from the page that started it.
  addEventListener('message', ({ data }: MessageEvent<TParts>) => {
    toPng(data).then(
      (picture) => postMessage(picture),
      () => postMessage(undefined),
    );
  });
}
