import { desc, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepareSql } from '../db/prepared.ts';
import { formSessions, type StoredFormToken } from '../db/schema/session.ts';
import type { Random } from '../ports/random.ts';
import { addressKey } from './addressKey.ts';

const maxTokens = 16;
const lifeSeconds = 7200;

/**
 * Maximum sessions of one network; beyond that, the oldest lose their tokens and get another one with their
 * next write.
 */
const maxSessionsPerAddress = 500;
/** Maximum sessions of all networks. */
const maxSessions = 100_000;

interface TokenCall {
  readonly db: Database;
  readonly sid: string;
  /** Address of the caller, which has a maximum number of sessions. */
  readonly address: string;
  /** Epoch seconds. */
  readonly now: number;
  readonly random: Random;
}

const sid = sql.placeholder('sid');
const now = sql.placeholder('now');
const spent = sql.placeholder('spent');
const added = sql.placeholder('added');
const address = sql.placeholder('address');

/**
 * Deletes the oldest sessions of the caller's network beyond its limit; skips those that a concurrent call
 * deletes.
 */
const evict = sql`
  surplus as (
    select sid from ${formSessions} where address = ${address} and sid <> ${sid}
    order by updated_at desc offset ${sql.raw(String(maxSessionsPerAddress - 1))} limit 8
  ), locked as (
    select sid from ${formSessions} where sid in (select sid from surplus) for update skip locked
  ), evicted as (
    delete from ${formSessions} where sid in (select sid from locked)
  )`;

/** One statement that adds a token, drops used and expired ones and keeps the newest. */
const store = (after: SQL = sql``): SQL => sql`
  insert into ${formSessions} (sid, tokens, updated_at, address)
  select ${sid}, ${added}::jsonb, ${now}::bigint, ${address} ${after}
  on conflict (sid) do update set updated_at = excluded.updated_at, tokens = (
    select coalesce(jsonb_agg(kept.held order by kept.place), '[]'::jsonb) from (
      select held, place
      from jsonb_array_elements(form_sessions.tokens) with ordinality as own (held, place)
      where (held->>'expiresAt')::bigint > ${now}::bigint and held->>'token' <> ${spent}
      order by place desc limit ${sql.raw(String(maxTokens - 1))}
    ) as kept
  ) || excluded.tokens`;

const issue = prepareSql(sql`with ${evict} ${store()}`);
// The row is locked and read first, then changed: of two calls with one token, the second no longer finds it.
const spend = prepareSql<{ is_valid: boolean }>(sql`
  with old as materialized (
    select tokens from ${formSessions} where sid = ${sid} for update
  ), ${evict}, stored as (${store(sql`where (select count(*) from old) >= 0`)})
  select exists (
    select from old, jsonb_array_elements(old.tokens) as held
    where held->>'token' = ${spent} and (held->>'expiresAt')::bigint > ${now}::bigint
  ) as is_valid`);

/** Adds a form token to the session; a seventeenth drops the oldest. */
export async function issueFormToken(call: TokenCall): Promise<string> {
  const next = nextToken(call);
  await issue(call.db, toValues(call, next, ''));
  return next.token;
}

/** Consumes a form token and returns the next one, whether or not the presented one was valid. */
export async function spendFormToken(
  call: TokenCall,
  presented: string | undefined,
): Promise<{ readonly isValid: boolean; readonly token: string }> {
  const next = nextToken(call);
  // Text in any other format is not one of our tokens and may contain what the database refuses.
  const known = presented !== undefined && /^[\da-f]{32}$/u.test(presented) ? presented : '';
  const [row] = await spend(call.db, toValues(call, next, known));
  return { isValid: row?.is_valid === true, token: next.token };
}

function toValues(call: TokenCall, next: StoredFormToken, presented: string) {
  return {
    sid: call.sid,
    now: call.now,
    address: addressKey(call.address),
    added: JSON.stringify([next]),
    spent: presented,
  };
}

function nextToken({ random, now: moment }: TokenCall): StoredFormToken {
  return { token: random.hex(16), expiresAt: moment + lifeSeconds };
}

/** Deletes sessions whose tokens have all expired, and the oldest ones above the limit. */
export async function dropStaleFormSessions(db: Database, moment: number): Promise<void> {
  await db.delete(formSessions).where(lt(formSessions.updatedAt, moment - lifeSeconds));
  const surplus = db
    .select({ sid: formSessions.sid })
    .from(formSessions)
    .orderBy(desc(formSessions.updatedAt))
    .offset(maxSessions);
  await db.delete(formSessions).where(inArray(formSessions.sid, surplus));
}
