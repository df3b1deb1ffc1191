import { createPhotoEditor, type PhotoEditor } from './photoEditor.ts';

/** An editor on the main thread, for browsers whose workers cannot draw. */
export function createPageEditor(): PhotoEditor {
  return createPhotoEditor({
    async decode(photo) {
      const address = URL.createObjectURL(photo);
      const image = new Image();
      image.src = address;
      try {
        await image.decode();
      } catch (error) {
        URL.revokeObjectURL(address);
        throw error;
      }
      return {
        width: image.naturalWidth,
        height: image.naturalHeight,
        source: image,
        close: () => URL.revokeObjectURL(address),
      };
    },
    draw(width, height) {
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
                blob === null ? reject(new Error('Pawlet: the picture was not written.')) : resolve(blob),
              type,
              quality,
            );
          }),
      };
    },
  });
}
