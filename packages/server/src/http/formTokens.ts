import { lt, sql, type SQL } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
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

/** Gives the session one more form token; a seventeenth drops the oldest. */
export async function issueFormToken(call: TokenCall): Promise<string> {
  const next = nextToken(call);
  await call.db.execute(store(call, next, ''));
  return next.token;
}

/** Spends a form token and gives the next one, whether or not the presented one was good. */
export async function spendFormToken(
  call: TokenCall,
  presented: string | undefined,
): Promise<{ readonly isValid: boolean; readonly token: string }> {
  const next = nextToken(call);
  const spent = presented ?? '';
  // The row is locked and read first, then changed: of two calls with one token, the second finds it gone.
  const [row] = await rowsOf<{ is_valid: boolean }>(
    call.db,
    sql`
      with old as materialized (
        select tokens from ${formSessions} where sid = ${call.sid} for update
      ), stored as (${store(call, next, spent, sql`where (select count(*) from old) >= 0`)})
      select exists (
        select from old, jsonb_array_elements(old.tokens) as held
        where held->>'token' = ${spent} and (held->>'expiresAt')::bigint > ${call.now}
      ) as is_valid`,
  );
  return { isValid: row?.is_valid === true, token: next.token };
}

function nextToken({ random, now }: TokenCall): StoredFormToken {
  return { token: random.hex(16), expiresAt: now + lifeSeconds };
}

/** One statement that adds a token, drops the spent and the expired ones and keeps the newest. */
function store({ sid, now }: TokenCall, next: StoredFormToken, spent: string, after: SQL = sql``): SQL {
  const added = sql`${JSON.stringify([next])}::jsonb`;
  return sql`
    insert into ${formSessions} (sid, tokens, updated_at)
    select ${sid}, ${added}, ${now}::bigint ${after}
    on conflict (sid) do update set updated_at = excluded.updated_at, tokens = (
      select coalesce(jsonb_agg(kept.held order by kept.place), '[]'::jsonb) from (
        select held, place
        from jsonb_array_elements(form_sessions.tokens) with ordinality as own (held, place)
        where (held->>'expiresAt')::bigint > ${now} and held->>'token' <> ${spent}
        order by place desc limit ${maxTokens - 1}
      ) as kept
    ) || excluded.tokens`;
}

/** Deletes sessions whose tokens are all too old. */
export async function dropStaleFormSessions(db: Database, now: number): Promise<void> {
  await db.delete(formSessions).where(lt(formSessions.updatedAt, now - lifeSeconds));
}
