/** A text that was compressed once and is sent as part of any number of responses. */
export interface Compressed {
  /** Head, text and tail as one gzip stream. */
  within(head: string, tail: string): Uint8Array<ArrayBuffer>;
}

/** Compresses responses. */
export interface Compressor {
  /** Compresses a text in UTF-8; head and tail are added later. */
  compress(text: Uint8Array): Promise<Compressed>;
}
