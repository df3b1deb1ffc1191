import type { ByteReader } from './byteReader.ts';
import type { Patch } from './patches.ts';
import { enteredElements, readId, readSize } from './webmElements.ts';

const maxElements = 100_000;
const maxPatches = 10_000;
const voidId = 0xec;

/** Tags, attachments, chapters, title, date, names of files and tracks, and checksums over changed data. */
const removed: ReadonlySet<number> = new Set([
  0x12_54_c3_67, 0x19_41_a4_69, 0x10_43_a7_70, 0x7b_a9, 0x44_61, 0x73_84, 0x3c_83_ab, 0x3e_83_bb, 0x53_6e,
  0xbf,
]);
/** Names of the writing applications, which are mandatory, and padding. */
const emptied: ReadonlySet<number> = new Set([0x4d_80, 0x57_41, voidId]);

/**
 * The patches that remove where, when and with what a webm was recorded. Offsets stay the same. Null for an
 * invalid file.
 */
export async function findWebmMetadata(reader: ByteReader): Promise<readonly Patch[] | null> {
  const patches: Patch[] = [];
  let elements = 0;
  for (let offset = 0; offset < reader.size; elements += 1) {
    const header = await reader.read(offset, 12);
    const id = readId(header);
    const size = id && readSize(header, id.length);
    if (!id || !size || elements > maxElements || patches.length > maxPatches) return null;
    const start = offset + id.length + size.length;
    if (enteredElements.has(id.value)) {
      offset = start;
      continue;
    }
    if (size.value === null || start + size.value > reader.size) return null;
    const end = start + size.value;
    if (removed.has(id.value)) patches.push(toVoid(offset, end - offset));
    else if (emptied.has(id.value)) patches.push({ offset: start, length: size.value });
    offset = end;
  }
  return patches;
}

/** A void element of the same length: its size takes eight bytes, or one in a short element. */
function toVoid(offset: number, length: number): Patch {
  if (length < 10) return { offset, length, bytes: Uint8Array.of(voidId, 0x80 + (length - 2)) };
  const bytes = new Uint8Array(9);
  bytes[0] = voidId;
  new DataView(bytes.buffer).setBigUint64(1, BigInt(length - 9) + (1n << 56n));
  return { offset, length, bytes };
}
