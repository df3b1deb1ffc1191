import type { ByteReader } from './byteReader.ts';

const mostElements = 100_000;
const defaultScale = 1_000_000;
const videoTrack = 1;

const ids = {
  docType: 0x42_82,
  timestampScale: 0x2a_d7_b1,
  duration: 0x44_89,
  trackType: 0x83,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  block: 0xa1,
  blockDuration: 0x9b,
} as const;

/** Elements whose children are read: header, segment, info, tracks, track entry, cluster, block group. */
const entered: ReadonlySet<number> = new Set([
  0x1a_45_df_a3, 0x18_53_80_67, 0x15_49_a9_66, 0x16_54_ae_6b, 0xae, 0x1f_43_b6_75, 0xa0,
]);

/**
 * Length of a webm in milliseconds: the longer of what its head says and where its last block ends, since
 * recordings of browsers have no length in their head. Null when it is no webm or has no video track.
 */
export async function readWebmLength(reader: ByteReader): Promise<number | null> {
  let isWebm = false;
  let hasVideo = false;
  let scale = defaultScale;
  let named = 0;
  let cluster = 0;
  let block = 0;
  let end = 0;
  let elements = 0;
  for (let offset = 0; offset < reader.size; elements += 1) {
    if (elements > mostElements) return null;
    const header = await reader.read(offset, 12);
    const id = readId(header);
    const size = id && readSize(header, id.length);
    if (!id || !size) return null;
    const start = offset + id.length + size.length;
    if (entered.has(id.value)) {
      offset = start;
      continue;
    }
    // Only what is entered may be of unknown length.
    if (size.value === null || start + size.value > reader.size) return null;
    const value = () => reader.read(start, Math.min(size.value ?? 0, 16));
    if (id.value === ids.docType) isWebm = textOf(await value()) === 'webm';
    else if (id.value === ids.timestampScale) scale = numberOf(await value());
    else if (id.value === ids.duration) named = floatOf(await value());
    else if (id.value === ids.trackType) hasVideo ||= numberOf(await value()) === videoTrack;
    else if (id.value === ids.timestamp) cluster = numberOf(await value());
    else if (id.value === ids.simpleBlock || id.value === ids.block) {
      block = cluster + timeInCluster(await value());
      end = Math.max(end, block);
    } else if (id.value === ids.blockDuration) end = Math.max(end, block + numberOf(await value()));
    offset = start + size.value;
  }
  if (!isWebm || !hasVideo) return null;
  const length = (Math.max(named, end) * scale) / 1_000_000;
  return Number.isFinite(length) ? length : null;
}

interface VariableNumber {
  readonly value: number;
  readonly length: number;
}

/** The id of an element, its marker bit kept; null for none. */
function readId(view: DataView): VariableNumber | null {
  const length = lengthOf(view, 0);
  if (length === 0 || length > 4 || view.byteLength < length) return null;
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + view.getUint8(index);
  return { value, length };
}

/** The size of an element; a value of null when it is unknown, as in live recordings. */
function readSize(view: DataView, offset: number) {
  const length = lengthOf(view, offset);
  if (length === 0 || view.byteLength < offset + length) return null;
  let value = view.getUint8(offset) - 2 ** (8 - length);
  let isUnknown = value === 2 ** (8 - length) - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(offset + index);
    isUnknown &&= byte === 255;
    value = value * 256 + byte;
  }
  return { value: isUnknown ? null : value, length };
}

/** How many bytes a number of variable length takes: one more than the zero bits that it begins with. */
function lengthOf(view: DataView, offset: number): number {
  const first = view.byteLength > offset ? view.getUint8(offset) : 0;
  return first === 0 ? 0 : Math.clz32(first) - 23;
}

function numberOf(view: DataView): number {
  let value = 0;
  for (let index = 0; index < Math.min(view.byteLength, 8); index += 1)
    value = value * 256 + view.getUint8(index);
  return value;
}

function floatOf(view: DataView): number {
  if (view.byteLength >= 8) return view.getFloat64(0);
  return view.byteLength >= 4 ? view.getFloat32(0) : 0;
}

function textOf(view: DataView): string {
  let text = '';
  for (let index = 0; index < view.byteLength; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text.replaceAll('\u0000', '');
}

/** Time of a block within its cluster: two bytes behind the number of its track. */
function timeInCluster(view: DataView): number {
  const track = lengthOf(view, 0);
  return track === 0 || view.byteLength < track + 2 ? 0 : view.getInt16(track);
}
