import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sealedPrefix } from '../modules/secrets/storedSecret.ts';
import type { SecretBox } from '../ports/secretBox.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Of the hash of a key, in hexadecimal digits: tells keys apart, and does not help to find one. */
const idDigits = 8;

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * Encrypts secrets with AES-256-GCM: with the first of the keys, of 32 bytes each; all of them decrypt. A stored secret is
 * `v1.<id of its key>.<nonce, ciphertext and tag as base64url>`. Undefined without a key.
 */
export function createSecretBox(keys: readonly Uint8Array[]): SecretBox | undefined {
  const known = keys.map(toKey);
  const [first] = known;
  if (first === undefined) return undefined;
  return {
    seal(secret, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, first.bytes, nonce).setAAD(toAad(first, about));
      const bytes = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return Promise.resolve(`${sealedPrefix}${first.id}.${bytes.toString('base64url')}`);
    },
    open(sealed, about) {
      const [, id, text = ''] = sealed.split('.');
      const key = known.find((one) => one.id === id);
      return Promise.resolve(key && decrypt(key, Buffer.from(text, 'base64url'), about));
    },
    isCurrent: (stored) => stored.startsWith(`${sealedPrefix}${first.id}.`),
  };
}

function toKey(bytes: Uint8Array): Key {
  const hash = createHash('sha256').update('pawlet secret key').update(bytes).digest('hex');
  return { id: hash.slice(0, idDigits), bytes };
}

/** The version and the key's id are authenticated as well. */
function toAad({ id }: Key, about: string): Buffer {
  return Buffer.from(`${sealedPrefix}${id}.${about}`);
}

function decrypt(key: Key, bytes: Buffer, about: string): string | undefined {
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(toAad(key, about)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Changed, or of somebody else.
    return undefined;
  }
}
