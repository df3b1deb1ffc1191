import { type Scope, scopes as allScopes } from '@pawlet/operator';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorKeys } from '../../db/schema/audit.ts';
import { operatorPeople } from '../../db/schema/person.ts';
import { sha256 } from '../../http/digest.ts';
import type { Random } from '../../ports/random.ts';

/** Names that the log uses for callers without a key. */
export const reservedKeyNames: readonly string[] = ['local', 'system', 'autopilot'];

const keyBytes = 32;
/** Seconds for which the last use of a key is not updated again. */
const useSeconds = 60;

/** A key to create. */
export interface NewKey {
  readonly name: string;
  /** What it may do. @default everything */
  readonly scopes?: readonly Scope[] | null | undefined;
  /** Epoch seconds. @default never */
  readonly expires?: number | null | undefined;
  /** Person who makes it. @default none: the secret of the data folder */
  readonly personId?: number | null | undefined;
}

/** Who has a key, and what it may do. */
export interface KeyHolder {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Person who made it; null where it is unknown. */
  readonly personId: number | null;
}

/**
 * Creates a key and returns it: it cannot be displayed again. Null where the name is taken, also by a revoked
 * key.
 */
export async function addOperatorKey(
  { db, random }: { readonly db: Database; readonly random: Random },
  { name, scopes = null, expires = null, personId = null }: NewKey,
  now: number,
): Promise<string | null> {
  const key = `pok_${random.hex(keyBytes)}`;
  const added = await db
    .insert(operatorKeys)
    .values({ name, keyHash: await sha256(key), scopes, expiretime: expires, personId, createtime: now })
    .onConflictDoNothing({ target: operatorKeys.name })
    .returning({ id: operatorKeys.id });
  return added.length === 0 ? null : key;
}

/** Holder of an active key; null for an unknown, expired or revoked one. */
export async function findKeyHolder(db: Database, key: string, now: number): Promise<KeyHolder | null> {
  const isKey = and(
    eq(operatorKeys.keyHash, await sha256(key)),
    isNull(operatorKeys.revoketime),
    or(isNull(operatorKeys.expiretime), gt(operatorKeys.expiretime, now)),
  );
  const [row] = await db.select().from(operatorKeys).where(isKey);
  if (!row) return null;
  await db
    .update(operatorKeys)
    .set({ lastusetime: now })
    .where(and(isKey, or(isNull(operatorKeys.lastusetime), lt(operatorKeys.lastusetime, now - useSeconds))));
  return { id: row.id, name: row.name, scopes: row.scopes ?? allScopes, personId: row.personId };
}

/** Revokes a key; false where no such key is active. */
export async function revokeOperatorKey(db: Database, name: string, now: number): Promise<boolean> {
  const revoked = await db
    .update(operatorKeys)
    .set({ revoketime: now })
    .where(and(eq(operatorKeys.name, name), isNull(operatorKeys.revoketime)))
    .returning({ id: operatorKeys.id });
  return revoked.length > 0;
}

/** All keys, including revoked ones, oldest first. */
export async function findOperatorKeys(db: Database) {
  const { name, scopes, createtime, lastusetime, expiretime, revoketime } = operatorKeys;
  return db
    .select({ name, scopes, createtime, lastusetime, expiretime, revoketime, madeBy: operatorPeople.email })
    .from(operatorKeys)
    .leftJoin(operatorPeople, eq(operatorPeople.id, operatorKeys.personId))
    .orderBy(asc(operatorKeys.id));
}
