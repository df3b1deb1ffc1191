/** A text that was compressed once and is sent within any number of replies. */
export interface Compressed {
  /** The gzip form of head, text and tail, one after the other. */
  within(head: string, tail: string): Uint8Array<ArrayBuffer>;
}

/** Compresses replies. */
export interface Compressor {
  /** Compresses a text; head and tail come later. */
  compress(text: string): Promise<Compressed>;
}
