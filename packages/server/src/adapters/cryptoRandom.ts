import type { Random } from '../ports/random.ts';

const bytesPerDigit = 2;

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Random values from the platform's cryptographic generator. */
export const cryptoRandom: Random = {
  digits(length) {
    const bytes = randomBytes(length * bytesPerDigit);
    // Two bytes per digit: the bias of 65536 modulo 10 is below one in ten thousand.
    return Array.from(
      { length },
      (_, index) => (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)) % 10,
    ).join('');
  },
  hex: (bytes) => Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  uuid: () => crypto.randomUUID(),
};
