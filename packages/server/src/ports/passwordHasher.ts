/** Hashes passwords for storage. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares in constant time; false for an invalid hash. */
  verify(password: string, hash: string): Promise<boolean>;
  /**
   * Synchronous SHA-256 of a short text in lower-case hexadecimal: for lookups in every request. Absent: the
   * platform's, which takes a turn of the event loop.
   */
  readonly digest?: ((text: string) => string) | undefined;
}
