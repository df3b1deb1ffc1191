/** Turns passwords into hashes that are safe to keep. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares in constant time; false for a hash it cannot read. */
  verify(password: string, hash: string): Promise<boolean>;
}
