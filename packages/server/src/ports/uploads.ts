/** A file that a request carried, kept aside until it is dropped. */
export interface ReceivedFile {
  /** Its bytes; read in parts, never all at once unless asked for. */
  readonly content: Blob;
  /** Deletes it. */
  drop(): Promise<void>;
}

/** What a multipart request carried. */
export type Intake =
  | { readonly kind: 'file'; readonly file: ReceivedFile }
  | { readonly kind: 'none' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'malformed' };

/** Takes the field `file` out of a multipart request without holding it in memory. */
export interface UploadIntake {
  receive(request: Request, maxBytes: number): Promise<Intake>;
}

/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where uploaded files are kept: a folder, or a bucket. */
export interface FileStore {
  /** Keeps a file; all of it or nothing. */
  save(name: string, type: string, content: Blob): Promise<void>;
  /** The bytes of a file or of a part of it; null when there is none. */
  open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes a file; fine when there is none. */
  remove(name: string): Promise<void>;
}

/** How many bytes shoppers may upload. */
export interface UploadQuotas {
  /** Bytes of one account that nothing uses yet. */
  readonly accountUnused: number;
  /** Bytes that one account may keep in a day. */
  readonly accountDaily: number;
  /** Bytes of all accounts that nothing uses yet. */
  readonly shopUnused: number;
  /** Bytes that all accounts together may keep in a day. */
  readonly shopDaily: number;
}
