import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';

/** The first line of every file in age's format. */
export const encryptedStart = 'age-encryption.org/v1\n';

/**
 * Encrypts a file in the format of age for public keys (`age1…`): only the owners of the private keys can read it, and
 * this server cannot.
 */
export async function encryptFile(
  source: string,
  target: string,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const encrypted = await encrypter.encrypt(readStream(source));
  await encrypted.pipeTo(writeStream(target));
}

/** Decrypts such a file with the private keys in a file as `age-keygen` writes it; throws if none of them fits. */
export async function decryptFile(source: string, target: string, identityFile: string): Promise<void> {
  const decrypter = new Decrypter();
  const lines = (await readFile(identityFile, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0) throw new Error(`${identityFile} contains no key.`);
  for (const identity of identities) decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(readStream(source));
  await plain.pipeTo(writeStream(target));
}

/** Whether a text is a public key that files can be encrypted for. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

function readStream(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

function writeStream(file: string): WritableStream<Uint8Array> {
  return Writable.toWeb(createWriteStream(file, { mode: 0o600 }));
}
