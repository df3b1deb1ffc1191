import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { knownAddresses } from '../../db/schema/session.ts';
import { addressKey } from '../../http/addressKey.ts';
import { sha256 } from '../../http/digest.ts';

const keptSeconds = 180 * 24 * 3600;
/** Maximum number of networks stored for one shopper. */
const maxOfShopper = 20;

/**
 * Not the address itself: the hash includes the shopper's id, so that rows of two shoppers cannot be
 * compared.
 */
function computeHash(shopperId: number, address: string): Promise<string> {
  return sha256(`${shopperId} ${addressKey(address)}`);
}

/** Whether a shopper has logged in from the network of an address. */
export async function isKnownAddress(db: Database, shopperId: number, address: string): Promise<boolean> {
  const addressHash = await computeHash(shopperId, address);
  const rows = await db
    .select({ id: knownAddresses.shopperId })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.shopperId, shopperId), eq(knownAddresses.addressHash, addressHash)));
  return rows.length > 0;
}

/** Stores the network of a successful log-in, and deletes the oldest beyond the limit. */
export async function addKnownAddress(
  db: Database,
  shopperId: number,
  address: string,
  now: number,
): Promise<void> {
  const addressHash = await computeHash(shopperId, address);
  await db
    .insert(knownAddresses)
    .values({ shopperId, addressHash, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownAddresses.shopperId, knownAddresses.addressHash],
      set: { lastSeenAt: now },
    });
  const newest = db
    .select({ addressHash: knownAddresses.addressHash })
    .from(knownAddresses)
    .where(eq(knownAddresses.shopperId, shopperId))
    .orderBy(desc(knownAddresses.lastSeenAt))
    .limit(maxOfShopper);
  await db
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.shopperId, shopperId), notInArray(knownAddresses.addressHash, newest)));
}

/** Deletes networks without a log-in for half a year. */
export async function dropStaleAddresses(db: Database, now: number): Promise<void> {
  await db.delete(knownAddresses).where(lt(knownAddresses.lastSeenAt, now - keptSeconds));
}
