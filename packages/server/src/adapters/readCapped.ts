/** Reads the body of a response as text; throws beyond `maxBytes`. */
export async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error('the response is too long');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
