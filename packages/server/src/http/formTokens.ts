import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
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
  const { token } = await call.db.transaction((tx) => exchange({ ...call, db: tx }, undefined));
  return token;
}

/** Spends a form token and gives the next one, whether or not the presented one was good. Needs a transaction. */
export async function spendFormToken(
  call: TokenCall,
  presented: string | undefined,
): Promise<{ readonly isValid: boolean; readonly token: string }> {
  return exchange(call, presented);
}

async function exchange(
  { db, sid, now, random }: TokenCall,
  presented: string | undefined,
): Promise<{ readonly isValid: boolean; readonly token: string }> {
  const next: StoredFormToken = { token: random.hex(16), expiresAt: now + lifeSeconds };
  // The row must exist before it can be locked, or two first calls would overwrite one another.
  await db.insert(formSessions).values({ sid, tokens: [], updatedAt: now }).onConflictDoNothing();
  const [row] = await db
    .select({ tokens: formSessions.tokens })
    .from(formSessions)
    .where(eq(formSessions.sid, sid))
    .for('update');
  const living = (row?.tokens ?? []).filter(({ expiresAt }) => expiresAt > now);
  const unspent = living.filter(({ token }) => token !== presented);
  await db
    .update(formSessions)
    .set({ tokens: [...unspent, next].slice(-maxTokens), updatedAt: now })
    .where(eq(formSessions.sid, sid));
  return { isValid: unspent.length < living.length, token: next.token };
}

/** Deletes sessions whose tokens are all too old. */
export async function dropStaleFormSessions(db: Database, now: number): Promise<void> {
  await db.delete(formSessions).where(lt(formSessions.updatedAt, sql`${now - lifeSeconds}`));
}
