import { createByteReader } from './byteReader.ts';
import { readMp4Length } from './mp4Length.ts';
import { readWebmLength } from './webmLength.ts';

/** Duration of a video in whole milliseconds, read from the file; null when it is invalid or not a video. */
export async function readVideoLength(content: Blob, format: 'mp4' | 'mov' | 'webm'): Promise<number | null> {
  const reader = createByteReader(content);
  try {
    const length = format === 'webm' ? await readWebmLength(reader) : await readMp4Length(reader);
    return length !== null && length > 0 ? Math.ceil(length) : null;
  } catch (error) {
    // A box that ends before its fields do.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
