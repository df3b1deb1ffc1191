import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorInvitations, operatorPeople } from '../../db/schema/person.ts';
import { sha256 } from '../../http/digest.ts';
import type { Random } from '../../ports/random.ts';
import { invitationSeconds } from './limits.ts';
import type { PersonRow } from './people.ts';

const tokenBytes = 32;

/** Page of the console on which an invited person sets their password. The token is in the fragment: no server logs it. */
export function toInvitationLink(baseUrl: string, token: string): string {
  return `${baseUrl}/console/invitation#token=${token}`;
}

/** Creates an invitation and returns its token; earlier ones of the same person end. */
export async function createInvitation(
  { db, random }: { readonly db: Database; readonly random: Random },
  personId: number,
  now: number,
): Promise<string> {
  await db
    .update(operatorInvitations)
    .set({ endtime: now })
    .where(and(eq(operatorInvitations.personId, personId), isNull(operatorInvitations.endtime)));
  const token = random.hex(tokenBytes);
  await db.insert(operatorInvitations).values({
    personId,
    tokenHash: await sha256(token),
    createtime: now,
    expiretime: now + invitationSeconds,
  });
  return token;
}

/** Whom an unused invitation is for; null for a used, replaced, expired or unknown one. */
export async function findInvited(
  db: Database,
  token: string,
  now: number,
): Promise<{ readonly person: PersonRow; readonly expires: number } | null> {
  const [row] = await db
    .select({ person: operatorPeople, expires: operatorInvitations.expiretime })
    .from(operatorInvitations)
    .innerJoin(operatorPeople, eq(operatorPeople.id, operatorInvitations.personId))
    .where(
      and(
        eq(operatorInvitations.tokenHash, await sha256(token)),
        isNull(operatorInvitations.endtime),
        gt(operatorInvitations.expiretime, now),
        isNull(operatorPeople.disabletime),
      ),
    );
  return row ?? null;
}

/** Uses an invitation: true once. */
export async function spendInvitation(db: Database, token: string, now: number): Promise<boolean> {
  const spent = await db
    .update(operatorInvitations)
    .set({ endtime: now })
    .where(
      and(
        eq(operatorInvitations.tokenHash, await sha256(token)),
        isNull(operatorInvitations.endtime),
        gt(operatorInvitations.expiretime, now),
      ),
    )
    .returning({ id: operatorInvitations.id });
  return spent.length > 0;
}
