import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepareQuery, prepareSql } from '../db/prepared.ts';
import { idempotencyKeys } from '../db/schema/session.ts';
import type { PasswordHasher } from '../ports/passwordHasher.ts';
import { canonicalJson, sha256 } from './digest.ts';

const lifeSeconds = 24 * 3600;

/** An idempotency key of one shopper and call. */
export interface KeyedCall {
  readonly scope: string;
  readonly bodyHash: string;
}

/** The stored state of a key. */
export type KeyState =
  | { readonly kind: 'new' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'done'; readonly data: unknown };

/** Scope and body hash of a call with a key; the form token still in `body` is not hashed. */
export async function toKeyedCall(
  owner: string,
  path: string,
  key: string,
  body: Readonly<Record<string, unknown>>,
  { digest }: PasswordHasher,
): Promise<KeyedCall> {
  const { __token__: _, ...fields } = body;
  const text = canonicalJson(fields);
  const bodyHash = digest?.(text) ?? (await sha256(text));
  return { scope: `${owner} ${path} ${key.toLowerCase()}`, bodyHash };
}

const scope = sql.placeholder('scope');
const lockScope = prepareSql(sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 0))`);
const storedQuery = prepareQuery((db) =>
  db.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, scope)),
);

/** Waits for a running call with the same key, then returns whether the key was used. Needs a transaction. */
export async function claimKey(tx: Database, call: KeyedCall, now: number): Promise<KeyState> {
  // Two statements sent together, because a single one would not see the result it waited for.
  const [, [stored]] = await Promise.all([
    lockScope(tx, { scope: call.scope }),
    storedQuery(tx, { scope: call.scope }),
  ]);
  if (stored === undefined || stored.createdAt <= now - lifeSeconds) return { kind: 'new' };
  return stored.bodyHash === call.bodyHash ? { kind: 'done', data: stored.reply.data } : { kind: 'mismatch' };
}

const insertReply = prepareSql(sql`
  insert into ${idempotencyKeys} (scope, body_hash, reply, created_at)
  values (${scope}, ${sql.placeholder('bodyHash')}, ${sql.placeholder('reply')}::jsonb, ${sql.placeholder('now')}::bigint)
  on conflict (scope) do update set
    body_hash = excluded.body_hash, reply = excluded.reply, created_at = excluded.created_at`);

/** Stores the data of a completed call, in the call's own transaction. */
export async function storeReply(tx: Database, call: KeyedCall, data: unknown, now: number): Promise<void> {
  await insertReply(tx, { ...call, reply: JSON.stringify({ data }), now });
}

/** Deletes replies whose retention has ended. */
export async function dropStaleReplies(db: Database, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - lifeSeconds));
}
