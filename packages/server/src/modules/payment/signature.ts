import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { walletKeys } from '../../db/schema/payment.ts';
import type { Random } from '../../ports/random.ts';

const keyRow = 1;
const keyBytes = 32;
const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/** The signing key of the sandbox wallet, created on first use. */
export async function walletKey(db: Database, random: Random): Promise<string> {
  await db
    .insert(walletKeys)
    .values({ id: keyRow, key: random.hex(keyBytes) })
    .onConflictDoNothing();
  const [row] = await db.select().from(walletKeys).where(eq(walletKeys.id, keyRow));
  if (!row) throw new Error('The wallet key was not written.');
  return row.key;
}

/** Signs a text, in hexadecimal. */
export async function sign(key: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(algorithm, await importKey(key), encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks a signature in constant time. */
export async function isSigned(key: string, text: string, signature: string): Promise<boolean> {
  if (!/^[\da-f]{64}$/u.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify(algorithm, await importKey(key), bytes, encode(text));
}

async function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign', 'verify']);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
