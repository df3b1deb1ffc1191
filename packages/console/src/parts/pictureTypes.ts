/** Formats of pictures that the shop takes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
