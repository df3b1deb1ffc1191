import { encodePicture, type Drawing } from './encodePicture.ts';

/** Prepares a picture in a worker; rejects if it is not a picture. */
export async function encodeOffscreen(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await encodePicture(file, { width: bitmap.width, height: bitmap.height, source: bitmap }, draw);
  } finally {
    bitmap.close();
  }
}

function draw(width: number, height: number): Drawing {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Pawlet: this worker has no canvas to draw on.');
  return { context, toBlob: (type, quality) => canvas.convertToBlob({ type, quality }) };
}
