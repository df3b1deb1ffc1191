import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/session.ts';
import { canonicalJson, sha256 } from './digest.ts';

const lifeSeconds = 24 * 3600;

/** A key as one shopper sent it to one call. */
export interface KeyedCall {
  readonly scope: string;
  readonly bodyHash: string;
}

/** What is known about a key. */
export type KeyState =
  | { readonly kind: 'new' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'done'; readonly data: unknown };

/** Scope and body hash of a keyed call; `body` still has its form token, which does not count. */
export async function keyedCallOf(
  owner: string,
  path: string,
  key: string,
  body: Readonly<Record<string, unknown>>,
): Promise<KeyedCall> {
  const { __token__: _, ...fields } = body;
  return { scope: `${owner} ${path} ${key.toLowerCase()}`, bodyHash: await sha256(canonicalJson(fields)) };
}

/** Waits for a call with the same key that still runs, then tells whether the key was used. Needs a transaction. */
export async function claimKey(tx: Database, call: KeyedCall, now: number): Promise<KeyState> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${call.scope}, 0))`);
  const [stored] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, call.scope));
  if (stored === undefined || stored.createdAt <= now - lifeSeconds) return { kind: 'new' };
  return stored.bodyHash === call.bodyHash ? { kind: 'done', data: stored.reply.data } : { kind: 'mismatch' };
}

/** Keeps the data of a call that was done, in the call's own transaction. */
export async function storeReply(tx: Database, call: KeyedCall, data: unknown, now: number): Promise<void> {
  const row = { ...call, reply: { data }, createdAt: now };
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: idempotencyKeys.scope, set: row });
}

/** Deletes replies that are no longer promised. */
export async function dropStaleReplies(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - lifeSeconds));
}
