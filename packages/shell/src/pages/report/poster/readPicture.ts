/** A picture of the shop, ready to be drawn; undefined if it does not come: the poster does without it. */
export async function readPicture(url: string): Promise<ImageBitmap | undefined> {
  if (url === '') return undefined;
  try {
    const reply = await fetch(url);
    return reply.ok ? await createImageBitmap(await reply.blob()) : undefined;
  } catch {
    // Blocked, gone, or no picture.
    return undefined;
  }
}
