import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { Compressed, Compressor } from '../ports/compressor.ts';

const deflate = promisify(deflateRaw);

const options = {
  // Replies are made once and read once or for seconds: quick counts for more than small, 3 % here.
  level: 1,
  // A window of 8 KB: making the usual one takes longer than using it on a reply.
  windowBits: 13,
  memLevel: 6,
  // A flush ends the blocks at a whole byte without a last one, so that others can follow.
  finishFlush: constants.Z_SYNC_FLUSH,
};
/** Bytes up to which compressing takes less time than handing it to another thread. */
const mostAtOnce = 4096;
/** Magic number, deflate, no flags, no time, no hints, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const mostStored = 65_535;

/** One deflate block that holds its text as it is. */
function storedBlock(text: Buffer, isLast: boolean): Buffer {
  if (text.length > mostStored) throw new RangeError('A stored block holds 65535 bytes at most.');
  const head = Buffer.alloc(5);
  head.writeUInt8(isLast ? 1 : 0, 0);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(mostStored - text.length, 3);
  return Buffer.concat([head, text]);
}

function compressed(text: Buffer, blocks: Buffer): Compressed {
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

/** gzip by zlib, off the main thread where that is worth it. */
export const gzipCompressor: Compressor = {
  async compress(text) {
    const bytes = Buffer.from(text);
    const isShort = bytes.length <= mostAtOnce;
    return compressed(bytes, isShort ? deflateRawSync(bytes, options) : await deflate(bytes, options));
  },
};
