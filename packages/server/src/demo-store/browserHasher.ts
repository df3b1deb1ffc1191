import { scryptAsync } from '@noble/hashes/scrypt.js';
import type { PasswordHasher } from '../ports/passwordHasher.ts';

/**
 * The same costs and format as the server's own hasher, so that its shoppers' passwords are valid here too.
 */
const costs = { N: 16_384, r: 8, p: 1, dkLen: 32 };

/** scrypt without Node, in the form `scrypt$<salt>$<key>` (base64). */
export const browserHasher: PasswordHasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `scrypt$${toBase64(salt)}$${toBase64(await derive(password, salt))}`;
  },
  async verify(password, hash) {
    const [scheme, salt, key] = hash.split('$');
    if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
    const expected = fromBase64(key);
    const actual = await derive(password, fromBase64(salt));
    let difference = expected.length ^ actual.length;
    for (const [index, byte] of actual.entries()) difference |= byte ^ (expected[index] ?? 0);
    return difference === 0;
  },
};

function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  return scryptAsync(password.normalize('NFKC'), salt, costs);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}
