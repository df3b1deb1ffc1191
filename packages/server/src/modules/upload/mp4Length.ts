import type { ByteReader } from './byteReader.ts';

const maxBoxes = 20_000;
const largestIndex = 16 * 1024 * 1024;

interface Box {
  readonly type: string;
  /** The contents, without the header. */
  readonly view: DataView;
}

interface Track {
  id: number;
  timescale: number;
  isVideo: boolean;
  /** Duration of the track in the file's headers, in its time scale. */
  length: number;
  /** Default sample duration of fragments. */
  sampleLength: number;
  /** End of the last fragment so far. */
  fragmentEnd: number;
}

/**
 * Duration of an mp4 or mov in milliseconds: the maximum in its boxes (movie, tracks, sample tables and
 * fragments), so that a false short value does not hide a long video. Null without a video track.
 */
export async function readMp4Length(reader: ByteReader): Promise<number | null> {
  const tracks = new Map<number, Track>();
  let movieMs = 0;
  let boxes = 0;
  for (let offset = 0; offset + 8 <= reader.size; boxes += 1) {
    if (boxes > maxBoxes) return null;
    const header = await reader.read(offset, 16);
    const size = sizeOfBox(header, reader.size - offset);
    if (size === null || offset + size > reader.size) return null;
    const type = typeAt(header, 4);
    const headerSize = header.getUint32(0) === 1 ? 16 : 8;
    if (type === 'moov' || type === 'moof') {
      if (size > largestIndex) return null;
      const view = await reader.read(offset + headerSize, size - headerSize);
      if (type === 'moov') movieMs = Math.max(movieMs, readMovie(view, tracks));
      else readFragment(view, tracks);
    }
    offset += size;
  }
  if (![...tracks.values()].some(({ isVideo }) => isVideo)) return null;
  const ends = [...tracks.values()].map(({ length, fragmentEnd, timescale }) =>
    timescale > 0 ? (Math.max(length, fragmentEnd) * 1000) / timescale : 0,
  );
  return Math.max(movieMs, ...ends);
}

function sizeOfBox(header: DataView, left: number): number | null {
  const size = header.getUint32(0);
  if (size === 0) return left;
  if (size !== 1) return size < 8 ? null : size;
  if (header.byteLength < 16) return null;
  const large = Number(header.getBigUint64(8));
  return large < 16 || !Number.isSafeInteger(large) ? null : large;
}

function typeAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** The boxes inside a box; one that does not fit ends the list. */
function* boxesIn(view: DataView): Generator<Box> {
  for (let offset = 0; offset + 8 <= view.byteLength;) {
    const size = view.getUint32(offset);
    const length = size === 0 ? view.byteLength - offset : size;
    if (length < 8 || offset + length > view.byteLength) return;
    yield {
      type: typeAt(view, offset + 4),
      view: new DataView(view.buffer, view.byteOffset + offset + 8, length - 8),
    };
    offset += length;
  }
}

function readMovie(view: DataView, tracks: Map<number, Track>): number {
  let movieMs = 0;
  for (const box of boxesIn(view)) {
    if (box.type === 'mvhd') {
      const { timescale, length } = readHeader(box.view);
      if (timescale > 0) movieMs = (length * 1000) / timescale;
    }
    if (box.type === 'trak') readTrack(box.view, tracks);
  }
  for (const box of boxesIn(view)) {
    if (box.type === 'mvex') readFragmentDefaults(box.view, tracks);
  }
  return movieMs;
}

/** Time scale and duration of a movie or media header, version 0 or 1; a duration of all ones is unknown. */
function readHeader(view: DataView): { readonly timescale: number; readonly length: number } {
  const isLong = view.getUint8(0) === 1;
  const timescale = view.getUint32(isLong ? 20 : 12);
  if (!isLong) {
    const length = view.getUint32(16);
    return { timescale, length: length === 0xff_ff_ff_ff ? 0 : length };
  }
  const length = view.getBigUint64(24);
  return { timescale, length: length === 0xff_ff_ff_ff_ff_ff_ff_ffn ? 0 : Number(length) };
}

function readTrack(view: DataView, tracks: Map<number, Track>): void {
  const track: Track = { id: 0, timescale: 0, isVideo: false, length: 0, sampleLength: 0, fragmentEnd: 0 };
  for (const box of boxesIn(view)) {
    if (box.type === 'tkhd') track.id = box.view.getUint32(box.view.getUint8(0) === 1 ? 20 : 12);
    if (box.type === 'mdia') readMedia(box.view, track);
  }
  tracks.set(track.id, track);
}

function readMedia(view: DataView, track: Track): void {
  for (const box of boxesIn(view)) {
    if (box.type === 'mdhd') {
      const { timescale, length } = readHeader(box.view);
      track.timescale = timescale;
      track.length = Math.max(track.length, length);
    }
    if (box.type === 'hdlr') track.isVideo = typeAt(box.view, 8) === 'vide';
    if (box.type !== 'minf') continue;
    for (const inner of boxesIn(box.view)) {
      if (inner.type === 'stbl') readSampleTable(inner.view, track);
    }
  }
}

function readSampleTable(view: DataView, track: Track): void {
  for (const { type, view: table } of boxesIn(view)) {
    if (type !== 'stts') continue;
    const entries = Math.min(table.getUint32(4), Math.floor((table.byteLength - 8) / 8));
    let length = 0;
    for (let index = 0; index < entries; index += 1) {
      length += table.getUint32(8 + index * 8) * table.getUint32(12 + index * 8);
    }
    track.length = Math.max(track.length, length);
  }
}

function readFragmentDefaults(view: DataView, tracks: Map<number, Track>): void {
  for (const { type, view: defaults } of boxesIn(view)) {
    const track = type === 'trex' ? tracks.get(defaults.getUint32(4)) : undefined;
    if (track) track.sampleLength = defaults.getUint32(12);
  }
}

function readFragment(view: DataView, tracks: Map<number, Track>): void {
  for (const { type, view: fragment } of boxesIn(view)) {
    if (type !== 'traf') continue;
    let track: Track | undefined;
    let sampleLength = 0;
    for (const box of boxesIn(fragment)) {
      if (box.type === 'tfhd') {
        track = tracks.get(box.view.getUint32(4));
        sampleLength = readSampleLength(box.view) ?? track?.sampleLength ?? 0;
      }
      if (!track) continue;
      if (box.type === 'tfdt') {
        const start = box.view.getUint8(0) === 1 ? Number(box.view.getBigUint64(4)) : box.view.getUint32(4);
        track.fragmentEnd = Math.max(track.fragmentEnd, start);
      }
      if (box.type === 'trun') track.fragmentEnd += readRunLength(box.view, sampleLength);
    }
  }
}

/** The sample duration of a fragment; undefined when it has none. */
function readSampleLength(view: DataView): number | undefined {
  const flags = view.getUint32(0) & 0xff_ff_ff;
  if ((flags & 0x8) === 0) return undefined;
  return view.getUint32(8 + ((flags & 0x1) === 0 ? 0 : 8) + ((flags & 0x2) === 0 ? 0 : 4));
}

function readRunLength(view: DataView, sampleLength: number): number {
  const flags = view.getUint32(0) & 0xff_ff_ff;
  const samples = view.getUint32(4);
  if ((flags & 0x1_00) === 0) return samples * sampleLength;
  const start = 8 + ((flags & 0x1) === 0 ? 0 : 4) + ((flags & 0x4) === 0 ? 0 : 4);
  const step = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((bit) => (flags & bit) !== 0).length * 4;
  let length = 0;
  for (let index = 0; index < samples && start + index * step + 4 <= view.byteLength; index += 1) {
    length += view.getUint32(start + index * step);
  }
  return length;
}
