import { encodePicture, type Drawing } from './encodePicture.ts';

/** Prepares a picture in the page, for browsers whose workers cannot draw; rejects if it is not a picture. */
export async function encodeInPage(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await encodePicture(
      file,
      { width: image.naturalWidth, height: image.naturalHeight, source: image },
      draw,
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(width: number, height: number): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Pawlet: this browser has no canvas to draw on.');
  return {
    context,
    toBlob: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) =>
            blob === null ? reject(new Error('Pawlet: the picture could not be encoded.')) : resolve(blob),
          type,
          quality,
        );
      }),
  };
}
