import type { ByteReader } from './byteReader.ts';
import { enteredElements, computeLength, readId, readSize } from './webmElements.ts';

const maxElements = 100_000;
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

/**
 * Duration of a webm in milliseconds: the longer of the header's value and the end of the last block, since
 * browser recordings have no duration in their header. Null when it is not a webm or has no video track.
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
    if (elements > maxElements) return null;
    const header = await reader.read(offset, 12);
    const id = readId(header);
    const size = id && readSize(header, id.length);
    if (!id || !size) return null;
    const start = offset + id.length + size.length;
    if (enteredElements.has(id.value)) {
      offset = start;
      continue;
    }
    // Only elements whose children are parsed may have an unknown length.
    if (size.value === null || start + size.value > reader.size) return null;
    const value = () => reader.read(start, Math.min(size.value ?? 0, 16));
    if (id.value === ids.docType) isWebm = toText(await value()) === 'webm';
    else if (id.value === ids.timestampScale) scale = getNumber(await value());
    else if (id.value === ids.duration) named = toFloat(await value());
    else if (id.value === ids.trackType) hasVideo ||= getNumber(await value()) === videoTrack;
    else if (id.value === ids.timestamp) cluster = getNumber(await value());
    else if (id.value === ids.simpleBlock || id.value === ids.block) {
      block = cluster + timeInCluster(await value());
      end = Math.max(end, block);
    } else if (id.value === ids.blockDuration) end = Math.max(end, block + getNumber(await value()));
    offset = start + size.value;
  }
  if (!isWebm || !hasVideo) return null;
  const length = (Math.max(named, end) * scale) / 1_000_000;
  return Number.isFinite(length) ? length : null;
}

function getNumber(view: DataView): number {
  let value = 0;
  for (let index = 0; index < Math.min(view.byteLength, 8); index += 1)
    value = value * 256 + view.getUint8(index);
  return value;
}

function toFloat(view: DataView): number {
  if (view.byteLength >= 8) return view.getFloat64(0);
  return view.byteLength >= 4 ? view.getFloat32(0) : 0;
}

function toText(view: DataView): string {
  let text = '';
  for (let index = 0; index < view.byteLength; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text.replaceAll('\u0000', '');
}

/** Time of a block within its cluster: two bytes after its track number. */
function timeInCluster(view: DataView): number {
  const track = computeLength(view, 0);
  return track === 0 || view.byteLength < track + 2 ? 0 : view.getInt16(track);
}
