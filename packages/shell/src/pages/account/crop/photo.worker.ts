import { expose } from 'comlink';
import { createPhotoEditor } from './photoEditor.ts';

expose(
  createPhotoEditor({
    async decode(photo) {
      const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
      return { width: bitmap.width, height: bitmap.height, source: bitmap, close: () => bitmap.close() };
    },
    draw(width, height) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('Pawlet: this worker has no canvas to draw on.');
      return { context, toBlob: (type, quality) => canvas.convertToBlob({ type, quality }) };
    },
  }),
);
