import { fitInto } from './fitInto.ts';

/** Maximum side length in pixels: enough for a full screen of any phone. */
const longestSide = 2048;
const quality = 0.85;

/** A decoded, upright picture. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
}

/** A canvas for a picture. */
export interface Drawing {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly toBlob: (type: string, quality: number) => Promise<Blob>;
}

/**
 * Re-encodes a picture, scaled down and compressed. Transparency is kept where the browser encodes WebP, and white
 * elsewhere. A file that is already smaller is kept unless it is a JPEG, which may need rotation.
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

/** Undefined where the browser cannot encode the type and returns another. */
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
