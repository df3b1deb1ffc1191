import { roleScopes, type Scope } from '@pawlet/operator';
import { and, desc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorInvitations, operatorPeople, operatorSessions } from '../../db/schema/person.ts';
import { sha256 } from '../../http/digest.ts';
import type { Random } from '../../ports/random.ts';
import { idleSeconds, sessionSeconds } from './limits.ts';
import type { PersonRow } from './people.ts';

const tokenBytes = 32;
/** Seconds for which the last call of a session is not updated again. */
const seenSeconds = 60;

/** A running log-in. */
export interface PersonSession {
  readonly sessionId: number;
  readonly person: PersonRow;
  readonly scopes: readonly Scope[];
}

/** Sessions that have reached neither limit. */
const isRunning = (now: number) =>
  and(gt(operatorSessions.expiretime, now), gt(operatorSessions.seentime, now - idleSeconds));

/** The log-in that a cookie's token belongs to; null for an unknown or ended one, and for disabled people. */
export async function findSession(db: Database, token: string, now: number): Promise<PersonSession | null> {
  const [row] = await db
    .select({ session: operatorSessions, person: operatorPeople })
    .from(operatorSessions)
    .innerJoin(operatorPeople, eq(operatorPeople.id, operatorSessions.personId))
    .where(
      and(
        eq(operatorSessions.tokenHash, await sha256(token)),
        isRunning(now),
        isNull(operatorPeople.disabletime),
      ),
    );
  if (!row) return null;
  const { session, person } = row;
  if (session.seentime < now - seenSeconds)
    await db.update(operatorSessions).set({ seentime: now }).where(eq(operatorSessions.id, session.id));
  return { sessionId: session.id, person, scopes: roleScopes[person.role] };
}

/** Logs a person in and returns the token for the cookie. */
export async function openSession(
  { db, random }: { readonly db: Database; readonly random: Random },
  { personId, ...from }: { readonly personId: number; readonly address: string; readonly userAgent: string },
  now: number,
): Promise<string> {
  const token = random.hex(tokenBytes);
  await db.insert(operatorSessions).values({
    ...from,
    personId,
    tokenHash: await sha256(token),
    createtime: now,
    seentime: now,
    expiretime: now + sessionSeconds,
  });
  await db.update(operatorPeople).set({ logintime: now }).where(eq(operatorPeople.id, personId));
  return token;
}

/** Running sessions of a person as the API returns them, the latest first. */
export async function listSessions(db: Database, personId: number, now: number, currentId: number | null) {
  const rows = await db
    .select()
    .from(operatorSessions)
    .where(and(eq(operatorSessions.personId, personId), isRunning(now)))
    .orderBy(desc(operatorSessions.seentime), desc(operatorSessions.id));
  return rows.map(({ id, createtime, seentime, expiretime, address, userAgent }) => ({
    id,
    created: createtime,
    lastSeen: seentime,
    expires: expiretime,
    address,
    userAgent,
    isCurrent: id === currentId,
  }));
}

/** Ends one session of a person; false where it is not theirs or has ended. */
export async function endSession(db: Database, personId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.id, id), eq(operatorSessions.personId, personId)))
    .returning({ id: operatorSessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person, except one. Returns how many there were. */
export async function endSessions(
  db: Database,
  personId: number,
  exceptId: number | null = null,
): Promise<number> {
  const ended = await db
    .delete(operatorSessions)
    .where(
      and(
        eq(operatorSessions.personId, personId),
        exceptId === null ? undefined : ne(operatorSessions.id, exceptId),
      ),
    )
    .returning({ id: operatorSessions.id });
  return ended.length;
}

/** Deletes sessions and invitations that have ended. */
export async function dropEndedOperatorSessions(db: Database, now: number): Promise<void> {
  await db
    .delete(operatorSessions)
    .where(or(lte(operatorSessions.expiretime, now), lte(operatorSessions.seentime, now - idleSeconds)));
  await db.delete(operatorInvitations).where(lt(operatorInvitations.expiretime, now));
}
