import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
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
  { db, hasher }: Pick<AppDeps, 'db' | 'hasher'>,
  token: string,
  now: number,
): Promise<Shopper | null> {
  if (token === '' || token.length > 200) return null;
  const tokenHash = hasher.digest?.(token) ?? (await sha256(token));
  const [row] = await sessionQuery(db, { tokenHash, now });
  if (row === undefined) return null;
  if (row.lastSeenAt < now - lastSeenStepSeconds) {
    await db.update(loginSessions).set({ lastSeenAt: now }).where(eq(loginSessions.id, row.sessionId));
  }
  return { id: row.id, sessionId: row.sessionId };
}

/** Deletes expired sessions. */
export async function dropExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(loginSessions).where(lt(loginSessions.expiresAt, now));
}
