/** Turns passwords into hashes that are safe to keep. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares in constant time; false for a hash it cannot read. */
  verify(password: string, hash: string): Promise<boolean>;
  /**
   * SHA-256 of a short text in lower-case hexadecimal, at once: for what every request looks up. Absent: asked of the platform, which
   * takes a turn of the event loop.
   */
  readonly digest?: ((text: string) => string) | undefined;
}
