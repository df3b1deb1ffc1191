/** Files in folders of the machine that the shop runs on, for its operator. Names are relative and never lead out of the folder. */
export interface LocalFiles {
  /** A file, read in parts; undefined when there is none. */
  open(folder: string, name: string): Promise<Blob | undefined>;
  /** Writes a file part by part, and its folders where they are missing; all of it or nothing. */
  write(folder: string, name: string, parts: AsyncIterable<string | Uint8Array>): Promise<void>;
}
