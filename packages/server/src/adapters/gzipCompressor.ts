import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { Compressed, Compressor } from '../ports/compressor.ts';

const deflate = promisify(deflateRaw);

const options = {
  // Responses are compressed once and read once or for seconds: speed matters more than the 3 % of size.
  level: 1,
  // A window of 8 KB: allocating the default one takes longer than compressing a response.
  windowBits: 13,
  memLevel: 6,
  // A flush ends the blocks at a byte boundary without a final block, so that others can follow.
  finishFlush: constants.Z_SYNC_FLUSH,
};
/**
 * Bytes up to which a text is compressed at once: passing it to another thread takes 100 µs of processor time, compressing
 * 16 kB takes 75.
 */
const mostAtOnce = 65_536;
/** Magic number, deflate, no flags, no time, no extra flags, unknown OS. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const mostStored = 65_535;

/** One stored (uncompressed) deflate block. */
function storedBlock(text: Buffer, isLast: boolean): Buffer {
  if (text.length > mostStored) throw new RangeError('A stored block holds at most 65535 bytes.');
  const head = Buffer.alloc(5);
  head.writeUInt8(isLast ? 1 : 0, 0);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(mostStored - text.length, 3);
  return Buffer.concat([head, text]);
}

function compressed(text: Uint8Array, blocks: Uint8Array): Compressed {
  return {
    within(head, tail) {
      const first = Buffer.from(head);
      const last = Buffer.from(tail);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(last, crc32(text, crc32(first))), 0);
      trailer.writeUInt32LE((first.length + text.length + last.length) % 2 ** 32, 4);
      return Buffer.concat([gzipHead, storedBlock(first, false), blocks, storedBlock(last, true), trailer]);
    },
  };
}

/** gzip by zlib, off the main thread for large texts. */
export const gzipCompressor: Compressor = {
  async compress(text) {
    const isShort = text.length <= mostAtOnce;
    const blocks = isShort ? deflateRawSync(text, options) : await deflate(text, options);
    // A copy: zlib's buffer has 16 kB whatever is in it, and replies are kept.
    return compressed(text, new Uint8Array(blocks));
  },
};
