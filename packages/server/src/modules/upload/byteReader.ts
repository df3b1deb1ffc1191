const chunkBytes = 64 * 1024;

/** Reads ranges of a file and caches the last chunk, as parsers move forward in small steps. */
export interface ByteReader {
  readonly size: number;
  /** Returns fewer bytes than requested at the end of the file. */
  read(offset: number, length: number): Promise<DataView>;
}

/** Reads ranges of a file with at most one chunk, or the requested range, in memory. */
export function createByteReader(content: Blob): ByteReader {
  let start = 0;
  let chunk = new Uint8Array();
  return {
    size: content.size,
    async read(offset, length) {
      if (offset < start || offset + length > start + chunk.length) {
        const wanted = content.slice(offset, offset + Math.max(length, chunkBytes));
        chunk = new Uint8Array(await wanted.arrayBuffer());
        start = offset;
      }
      const from = Math.min(offset - start, chunk.length);
      return new DataView(chunk.buffer, from, Math.min(length, chunk.length - from));
    },
  };
}
