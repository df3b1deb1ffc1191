/** Loads a picture of the shop; undefined if that fails: the poster works without it. */
export async function readPicture(url: string): Promise<Blob | undefined> {
  if (url === '') return undefined;
  try {
    const reply = await fetch(url);
    return reply.ok ? await reply.blob() : undefined;
  } catch {
    // Blocked or gone.
    return undefined;
  }
}

/** A decoded picture; undefined if it is invalid. */
export async function decodePicture(picture: Blob | undefined): Promise<ImageBitmap | undefined> {
  if (picture === undefined) return undefined;
  try {
    return await createImageBitmap(picture);
  } catch {
    // Whatever the browser's error: the poster works without it.
    return undefined;
  }
}
