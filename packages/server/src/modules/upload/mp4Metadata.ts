import type { ByteReader } from './byteReader.ts';
import type { Patch } from './patches.ts';

const maxBoxes = 20_000;
const largestIndex = 16 * 1024 * 1024;
const free = Uint8Array.of(0x66, 0x72, 0x65, 0x65);

/** Allowed child boxes by box; all others in it are blanked. A box not listed here is kept unchanged. */
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'hmhd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc', 'sdtp']),
};
const headersWithTimes: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
const shownHandlers: ReadonlySet<string> = new Set(['vide', 'soun']);

/** A box somewhere in the file; `view` contains its contents. */
interface Box {
  readonly type: string;
  /** Offset of the box in the file. */
  readonly offset: number;
  readonly headerSize: number;
  readonly view: DataView;
}

/**
 * The patches that remove where, when and with what an mp4 or mov was recorded: boxes of metadata, times and
 * names, and tracks other than picture and sound with their samples. Offsets stay the same. Null for an
 * invalid file.
 */
export async function findMp4Metadata(reader: ByteReader): Promise<readonly Patch[] | null> {
  const patches: Patch[] = [];
  const state = { isFragmented: false, hasHidden: false, boxes: 0 };
  for (let offset = 0; offset < reader.size; state.boxes += 1) {
    const header = await reader.read(offset, 16);
    if (state.boxes > maxBoxes || header.byteLength < 8) return null;
    const isLarge = header.getUint32(0) === 1;
    if (isLarge && header.byteLength < 16) return null;
    const named = isLarge ? Number(header.getBigUint64(8)) : header.getUint32(0);
    const size = named === 0 ? reader.size - offset : named;
    const headerSize = isLarge ? 16 : 8;
    if (size < headerSize || offset + size > reader.size) return null;
    const type = typeAt(header, 4);
    if (!children['']?.has(type)) {
      patches.push(...blank(offset, headerSize, size));
    } else if (type === 'moov' || type === 'moof') {
      if (size > largestIndex) return null;
      const view = await reader.read(offset + headerSize, size - headerSize);
      const found = visit({ type, offset, headerSize, view }, state);
      if (found === null) return null;
      patches.push(...found);
    }
    if (type === 'moof') state.isFragmented = true;
    offset += size;
  }
  // The samples of a fragment are not listed individually, so they could not be blanked.
  return state.hasHidden && state.isFragmented ? null : patches;
}

/** Turns the box into free space: its type is changed, its contents are zeros, its length stays. */
function blank(offset: number, headerSize: number, size: number): Patch[] {
  return [
    { offset: offset + 4, length: 4, bytes: free },
    { offset: offset + headerSize, length: size - headerSize },
  ];
}

function visit(box: Box, state: { hasHidden: boolean; boxes: number }): Patch[] | null {
  const { type, offset, headerSize, view } = box;
  const start = offset + headerSize;
  if (headersWithTimes.has(type)) {
    return view.byteLength < 20 ? null : [{ offset: start + 4, length: view.getUint8(0) === 1 ? 16 : 8 }];
  }
  // The name of the software that wrote the track.
  if (type === 'hdlr') {
    return view.byteLength < 20 ? null : [{ offset: start + 12, length: view.byteLength - 12 }];
  }
  const kept = children[type];
  if (kept === undefined) return [];
  const inner = boxesIn(box);
  state.boxes += inner?.length ?? 0;
  if (inner === null || state.boxes > maxBoxes) return null;
  if (type === 'trak' && isHidden(inner)) {
    state.hasHidden = true;
    const samples = findSamples(inner);
    return samples && [...samples, ...blank(offset, headerSize, headerSize + view.byteLength)];
  }
  const patches: Patch[] = [];
  for (const one of inner) {
    const found = kept.has(one.type)
      ? visit(one, state)
      : blank(one.offset, one.headerSize, one.headerSize + one.view.byteLength);
    if (found === null) return null;
    patches.push(...found);
  }
  return patches;
}

function typeAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** The boxes inside a box; null when they do not fill it. QuickTime may end a list with four zeros. */
function boxesIn({ offset: outer, headerSize: outerHeader, view }: Box): Box[] | null {
  const boxes: Box[] = [];
  let at = 0;
  for (; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at);
    if (size < 8 || at + size > view.byteLength || boxes.length > maxBoxes) return null;
    boxes.push({
      type: typeAt(view, at + 4),
      offset: outer + outerHeader + at,
      headerSize: 8,
      view: new DataView(view.buffer, view.byteOffset + at + 8, size - 8),
    });
    at += size;
  }
  const rest = view.byteLength - at;
  return rest === 0 || (rest === 4 && view.getUint32(at) === 0) ? boxes : null;
}

function findChild(boxes: readonly Box[], ...path: readonly string[]): Box | undefined {
  const [first, ...rest] = path;
  const found = boxes.find(({ type }) => type === first);
  return found === undefined || rest.length === 0 ? found : findChild(boxesIn(found) ?? [], ...rest);
}

/** Locations, faces and subtitles are in separate tracks. */
function isHidden(track: readonly Box[]): boolean {
  const handler = findChild(track, 'mdia', 'hdlr');
  return handler === undefined || handler.view.byteLength < 12 || !shownHandlers.has(typeAt(handler.view, 8));
}

/** Location of a track's samples in the file; null when its tables are invalid. */
function findSamples(track: readonly Box[]): Patch[] | null {
  const table = (type: string) => findChild(track, 'mdia', 'minf', 'stbl', type)?.view;
  const [chunks, sizes] = [table('stsc'), table('stsz')];
  const [offsets, isLong] = [table('stco') ?? table('co64'), table('stco') === undefined];
  if (!chunks || !sizes || !offsets) return null;
  const same = sizes.getUint32(4);
  const getSize = (index: number) => (same === 0 ? sizes.getUint32(12 + index * 4) : same);
  const samples = sizes.getUint32(8);
  const patches: Patch[] = [];
  let sample = 0;
  let entry = 0;
  const count = offsets.getUint32(4);
  if (count > maxBoxes || samples > largestIndex) return null;
  for (let chunk = 1; chunk <= count && sample < samples; chunk += 1) {
    // Each entry has the first chunk that it applies to.
    while (entry + 1 < chunks.getUint32(4) && chunks.getUint32(8 + (entry + 1) * 12) <= chunk) entry += 1;
    let length = 0;
    for (let left = chunks.getUint32(8 + entry * 12 + 4); left > 0 && sample < samples; left -= 1) {
      length += getSize(sample);
      sample += 1;
    }
    const at = 8 + (chunk - 1) * (isLong ? 8 : 4);
    patches.push({ offset: isLong ? Number(offsets.getBigUint64(at)) : offsets.getUint32(at), length });
  }
  return patches;
}
