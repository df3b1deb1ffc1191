import { PawletError } from '@pawlet/core/errors';
import type { CallOf, HostMethods, WireFile } from '../protocol/methods.ts';

/** Bytes of one piece: no more than every engine takes as arguments at once. */
const pieceBytes = 48 * 1024;
/** Largest file that is taken, in bytes. */
const largestFile = 200 * 1024 * 1024;

/** Fetches a chosen file piece by piece. */
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

/** Hands a picture over piece by piece; answers what `saveImage` is to name. */
export async function sendFile(
  image: Blob,
  name: string,
  writeFile: CallOf<HostMethods['writeFile']>,
): Promise<WireFile> {
  const id = `page-${Math.random().toString(36).slice(2)}`;
  for (let offset = 0; offset < image.size; offset += pieceBytes) {
    const bytes = new Uint8Array(await image.slice(offset, offset + pieceBytes).arrayBuffer());
    const outcome = await writeFile({ id, offset, data: btoa(String.fromCharCode(...bytes)) });
    if (outcome !== 'done') throw new PawletError('UNAVAILABLE', `${name} was not taken`);
  }
  return { id, name, type: image.type, size: image.size };
}
