/** The only source of randomness: tokens, codes, ids and order numbers. */
export interface Random {
  /** `length` random digits. */
  digits(length: number): string;
  /** `bytes` random bytes in lower-case hexadecimal. */
  hex(bytes: number): string;
  /** A random UUID. */
  uuid(): string;
}
