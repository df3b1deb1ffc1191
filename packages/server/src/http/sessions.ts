import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { findUnavailable } from '../db/databaseUnavailable.ts';
import { prepareQuery } from '../db/prepared.ts';
import { loginSessions } from '../db/schema/session.ts';
import type { AppDeps } from './appDeps.ts';
import { sha256 } from './digest.ts';
import type { Shopper } from './requestContext.ts';

const lastSeenStepSeconds = 600;

const sessionQuery = prepareQuery((db) =>
  db
    .select({
      sessionId: loginSessions.id,
      id: loginSessions.shopperId,
      lastSeenAt: loginSessions.lastSeenAt,
    })
    .from(loginSessions)
    .where(
      and(
        eq(loginSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(loginSessions.expiresAt, sql.placeholder('now')),
      ),
    ),
);

/** The shopper that a log-in token belongs to; null for an unknown or expired one. */
export async function findShopper(
  { db, hasher, replica }: Pick<AppDeps, 'db' | 'hasher' | 'replica'>,
  token: string,
  now: number,
): Promise<Shopper | null> {
  if (token === '' || token.length > 200) return null;
  const tokenHash = hasher.digest?.(token) ?? (await sha256(token));
  const [row] = await sessionQuery(replica?.own ?? db, { tokenHash, now });
  if (row === undefined) return null;
  if (row.lastSeenAt < now - lastSeenStepSeconds) await noteSeen(db, row.sessionId, now);
  return { id: row.id, sessionId: row.sessionId };
}

/** Does not fail the call while the database is away: it may only read, from a replica. */
async function noteSeen(db: Database, sessionId: number, now: number): Promise<void> {
  try {
    await db.update(loginSessions).set({ lastSeenAt: now }).where(eq(loginSessions.id, sessionId));
  } catch (error) {
    if (findUnavailable(error) === undefined) throw error;
  }
}

/** Deletes expired sessions. */
export async function dropExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(loginSessions).where(lt(loginSessions.expiresAt, now));
}
