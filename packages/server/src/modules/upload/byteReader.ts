const chunkBytes = 64 * 1024;

/** Reads parts of a file, keeping the last chunk: walks go forward in small steps. */
export interface ByteReader {
  readonly size: number;
  /** Fewer bytes than asked for at the end of the file. */
  read(offset: number, length: number): Promise<DataView>;
}

/** Reads parts of a file without ever holding more than a chunk, or what is asked for at once. */
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
