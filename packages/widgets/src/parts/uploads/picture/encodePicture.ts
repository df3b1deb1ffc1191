import { fitInto } from './fitInto.ts';

/** Longest side of what is sent, in pixels: enough for a full screen of any phone. */
const longestSide = 2048;
const quality = 0.85;

/** A decoded picture, upright. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
}

/** What a picture is drawn on. */
export interface Drawing {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly toBlob: (type: string, quality: number) => Promise<Blob>;
}

/**
 * Draws a picture anew, scaled down and compressed. What was drawn transparent stays so where the browser writes WebP,
 * and is white elsewhere. A file that is smaller as it is stays as it is, unless it is a JPEG, which may lie on its side.
 */
export async function encodePicture(
  file: Blob,
  picture: DecodedPicture,
  draw: (width: number, height: number) => Drawing,
): Promise<Blob> {
  const { width, height } = fitInto(picture, longestSide);
  const isOpaque = file.type === 'image/jpeg';
  const encoded =
    (isOpaque ? undefined : await paint(picture, draw(width, height), 'image/webp')) ??
    (await paint(picture, draw(width, height), 'image/jpeg', 'white'));
  if (encoded === undefined) return file;
  const isUnchanged = width === picture.width && height === picture.height;
  return isUnchanged && !isOpaque && file.size <= encoded.size ? file : encoded;
}

/** Undefined where the browser does not write the type and gives another. */
async function paint(
  picture: DecodedPicture,
  { context, toBlob }: Drawing,
  type: string,
  background?: string,
): Promise<Blob | undefined> {
  const { canvas } = context;
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, canvas.width, canvas.height);
  const blob = await toBlob(type, quality);
  return blob.type === type ? blob : undefined;
}
