import { PawletError } from '@pawlet/core/errors';
import type { CallOf, HostMethods, WireFile } from '../protocol/methods.ts';

/** Bytes per chunk: within every engine's maximum number of arguments. */
const pieceBytes = 48 * 1024;
/** Maximum file size in bytes. */
const largestFile = 200 * 1024 * 1024;

/** Loads a chosen file in chunks. */
export async function fetchFile(file: WireFile, readFile: CallOf<HostMethods['readFile']>): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  while (offset < file.size && file.size <= largestFile) {
    const text = atob((await readFile({ id: file.id, offset })).data);
    if (text === '') break;
    parts.push(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    offset += text.length;
  }
  if (offset !== file.size) throw new PawletError('CONTRACT', `${file.name} came incomplete`);
  return new File(parts, file.name, { type: file.type });
}

/** Sends a picture in chunks; returns the file to pass to `saveImage`. */
export async function sendFile(
  image: Blob,
  name: string,
  writeFile: CallOf<HostMethods['writeFile']>,
): Promise<WireFile> {
  const id = `page-${Math.random().toString(36).slice(2)}`;
  for (let offset = 0; offset < image.size; offset += pieceBytes) {
    const bytes = new Uint8Array(await image.slice(offset, offset + pieceBytes).arrayBuffer());
    const outcome = await writeFile({ id, offset, data: btoa(String.fromCharCode(...bytes)) });
    if (outcome !== 'done') throw new PawletError('UNAVAILABLE', `${name} was refused`);
  }
  return { id, name, type: image.type, size: image.size };
}
