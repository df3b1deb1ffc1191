/** A file of a request, in temporary storage until it is dropped. */
export interface ReceivedFile {
  /** Its content, read in chunks unless requested as a whole. */
  readonly content: Blob;
  /** Deletes it. */
  drop(): Promise<void>;
}

/** The content of a multipart request. */
export type Intake =
  | { readonly kind: 'file'; readonly file: ReceivedFile }
  | { readonly kind: 'none' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'malformed' };

/** Extracts the field `file` of a multipart request without holding it in memory. */
export interface UploadIntake {
  receive(request: Request, maxBytes: number): Promise<Intake>;
}

/** First and last byte of a range, inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Storage of uploaded files: a folder, or a bucket. */
export interface FileStore {
  /** Stores a file atomically. */
  save(name: string, type: string, content: Blob): Promise<void>;
  /** The content of a file or a range of it; null when there is none. */
  open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes a file; succeeds when there is none. */
  remove(name: string): Promise<void>;
}

/** Limits of shoppers' uploads. */
export interface UploadQuotas {
  /** Unused bytes of one account. */
  readonly accountUnused: number;
  /** Bytes stored by one account per day. */
  readonly accountDaily: number;
  /** Unused bytes of all accounts. */
  readonly shopUnused: number;
  /** Bytes stored by all accounts per day. */
  readonly shopDaily: number;
}
