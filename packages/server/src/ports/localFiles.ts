/** Files on the shop's machine, for its operator. Names are relative and cannot leave the folder. */
export interface LocalFiles {
  /** Reads a file in chunks; undefined when there is none. */
  open(folder: string, name: string): Promise<Blob | undefined>;
  /** Writes a file atomically, chunk by chunk, and creates missing folders. */
  write(folder: string, name: string, parts: AsyncIterable<string | Uint8Array>): Promise<void>;
}
