/** A picture of the shop; undefined if it does not come: the poster does without it. */
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

/** A picture ready to be drawn; undefined if it is none. */
export async function decodePicture(picture: Blob | undefined): Promise<ImageBitmap | undefined> {
  if (picture === undefined) return undefined;
  try {
    return await createImageBitmap(picture);
  } catch {
    // Whatever the browser dislikes: the poster does without it.
    return undefined;
  }
}
