import { hash as computeHash, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../ports/passwordHasher.ts';

const keyLength = 32;
const costs: ScryptOptions = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, costs, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** scrypt with one salt per password, as `scrypt$<salt>$<key>` (base64). */
export const scryptHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(16);
    const key = await derive(password, salt);
    return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
  },
  async verify(password, hash) {
    const [scheme, salt, key] = hash.split('$');
    if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
    const expected = Buffer.from(key, 'base64');
    const actual = await derive(password, Buffer.from(salt, 'base64'));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  },
  digest: (text) => computeHash('sha256', text),
};
