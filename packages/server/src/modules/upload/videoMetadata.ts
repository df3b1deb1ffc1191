import { createByteReader } from './byteReader.ts';
import { findMp4Metadata } from './mp4Metadata.ts';
import { applyPatches } from './patches.ts';
import { findWebmMetadata } from './webmMetadata.ts';

/** The video without the camera's metadata; null when it is invalid. */
export async function withoutMetadata(content: Blob, format: 'mp4' | 'mov' | 'webm'): Promise<Blob | null> {
  const reader = createByteReader(content);
  try {
    const patches = await (format === 'webm' ? findWebmMetadata(reader) : findMp4Metadata(reader));
    return patches && applyPatches(content, patches);
  } catch (error) {
    // A box that ends before its fields do.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
