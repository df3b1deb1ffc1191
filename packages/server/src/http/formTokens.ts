import { lt, sql, type SQL } from 'drizzle-orm';
import { askedOnce, type Database } from '../db/database.ts';
import { formSessions, type StoredFormToken } from '../db/schema/session.ts';
import type { Random } from '../ports/random.ts';

const maxTokens = 16;
const lifeSeconds = 7200;

interface TokenCall {
  readonly db: Database;
  readonly sid: string;
  /** Epoch seconds. */
  readonly now: number;
  readonly random: Random;
}

const sid = sql.placeholder('sid');
const now = sql.placeholder('now');
const spent = sql.placeholder('spent');
const added = sql.placeholder('added');

/** One statement that adds a token, drops the spent and the expired ones and keeps the newest. */
const store = (after: SQL = sql``): SQL => sql`
  insert into ${formSessions} (sid, tokens, updated_at)
  select ${sid}, ${added}::jsonb, ${now}::bigint ${after}
  on conflict (sid) do update set updated_at = excluded.updated_at, tokens = (
    select coalesce(jsonb_agg(kept.held order by kept.place), '[]'::jsonb) from (
      select held, place
      from jsonb_array_elements(form_sessions.tokens) with ordinality as own (held, place)
      where (held->>'expiresAt')::bigint > ${now}::bigint and held->>'token' <> ${spent}
      order by place desc limit ${sql.raw(String(maxTokens - 1))}
    ) as kept
  ) || excluded.tokens`;

const issue = askedOnce(store());
// The row is locked and read first, then changed: of two calls with one token, the second finds it gone.
const spend = askedOnce<{ is_valid: boolean }>(sql`
  with old as materialized (
    select tokens from ${formSessions} where sid = ${sid} for update
  ), stored as (${store(sql`where (select count(*) from old) >= 0`)})
  select exists (
    select from old, jsonb_array_elements(old.tokens) as held
    where held->>'token' = ${spent} and (held->>'expiresAt')::bigint > ${now}::bigint
  ) as is_valid`);

/** Gives the session one more form token; a seventeenth drops the oldest. */
export async function issueFormToken(call: TokenCall): Promise<string> {
  const next = nextToken(call);
  await issue(call.db, valuesOf(call, next, ''));
  return next.token;
}

/** Spends a form token and gives the next one, whether or not the presented one was good. */
export async function spendFormToken(
  call: TokenCall,
  presented: string | undefined,
): Promise<{ readonly isValid: boolean; readonly token: string }> {
  const next = nextToken(call);
  // Text of any other form is no token of ours, and may hold what the database refuses.
  const known = presented !== undefined && /^[\da-f]{32}$/u.test(presented) ? presented : '';
  const [row] = await spend(call.db, valuesOf(call, next, known));
  return { isValid: row?.is_valid === true, token: next.token };
}

function valuesOf({ sid: session, now: moment }: TokenCall, next: StoredFormToken, presented: string) {
  return { sid: session, now: moment, added: JSON.stringify([next]), spent: presented };
}

function nextToken({ random, now: moment }: TokenCall): StoredFormToken {
  return { token: random.hex(16), expiresAt: moment + lifeSeconds };
}

/** Deletes sessions whose tokens are all too old. */
export async function dropStaleFormSessions(db: Database, moment: number): Promise<void> {
  await db.delete(formSessions).where(lt(formSessions.updatedAt, moment - lifeSeconds));
}
