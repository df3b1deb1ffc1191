/** Encrypts secrets that are stored, and needed again as they are. */
export interface SecretBox {
  /**
   * Encrypts a secret. `about` says whose it is: it decrypts for the same one only, so that nobody with access to the
   * database can give a person the secret of another.
   */
  seal(secret: string, about: string): Promise<string>;
  /** Decrypts a stored secret; undefined where no key fits, or where it is of somebody else. */
  open(sealed: string, about: string): Promise<string | undefined>;
  /** Whether a stored secret is encrypted with the key that encrypts now. */
  isCurrent(stored: string): boolean;
}
