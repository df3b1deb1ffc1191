import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  bindTickets,
  sandboxGrants,
  socialLinks,
  socialStates,
  spentStatements,
} from '../../db/schema/account.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import type { ShopperRow } from '../user/accounts.ts';

/** A provider identity without an account. */
export type BindTicket = typeof bindTickets.$inferSelect;

/** An account of a provider or an app that logs a shopper in. */
export type SocialLink = typeof socialLinks.$inferSelect;

export async function insertState(db: Database, state: typeof socialStates.$inferInsert): Promise<void> {
  await db.insert(socialStates).values(state);
}

/** Consumes a state; false unless this browser started this log-in recently. */
export async function takeState(
  db: Database,
  {
    stateHash,
    provider,
    sid,
  }: { readonly stateHash: string; readonly provider: string; readonly sid: string },
  now: number,
): Promise<boolean> {
  const taken = await db
    .delete(socialStates)
    .where(
      and(
        eq(socialStates.stateHash, stateHash),
        eq(socialStates.provider, provider),
        eq(socialStates.sid, sid),
        gt(socialStates.expiresAt, now),
      ),
    )
    .returning({ stateHash: socialStates.stateHash });
  return taken.length === 1;
}

/** The account linked to a provider identity. */
export async function findLinked(
  db: Database,
  provider: string,
  subject: string,
): Promise<ShopperRow | undefined> {
  const [row] = await db
    .select({ shopper: shoppers })
    .from(socialLinks)
    .innerJoin(shoppers, eq(shoppers.id, socialLinks.shopperId))
    .where(and(eq(socialLinks.provider, provider), eq(socialLinks.subject, subject)));
  return row?.shopper;
}

/** Links a provider identity; false when it is linked to another shopper meanwhile. */
export async function insertLink(db: Database, link: typeof socialLinks.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(socialLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ id: socialLinks.id });
  return made.length === 1 || (await findLinked(db, link.provider, link.subject))?.id === link.shopperId;
}

/** The links of a shopper, oldest first. */
export async function findLinksOf(db: Database, shopperId: number): Promise<readonly SocialLink[]> {
  return db
    .select()
    .from(socialLinks)
    .where(eq(socialLinks.shopperId, shopperId))
    .orderBy(asc(socialLinks.id));
}

export async function deleteLink(db: Database, shopperId: number, id: number): Promise<void> {
  await db.delete(socialLinks).where(and(eq(socialLinks.shopperId, shopperId), eq(socialLinks.id, id)));
}

/** A statement stays stored a little longer than it is usable: a verified one may wait for the database. */
const storedLongerSeconds = 300;

/** Marks a statement as used; false if it was used before. Of concurrent calls one succeeds. */
export async function spendStatement(
  db: Database,
  statementId: string,
  usableUntil: number,
): Promise<boolean> {
  const spent = await db
    .insert(spentStatements)
    .values({ statementId, expiresAt: usableUntil + storedLongerSeconds })
    .onConflictDoNothing()
    .returning({ statementId: spentStatements.statementId });
  return spent.length === 1;
}

export async function insertTicket(db: Database, ticket: BindTicket): Promise<void> {
  await db.insert(bindTickets).values(ticket);
}

/** A valid ticket, locked until the transaction ends. */
export async function lockTicket(
  db: Database,
  ticketHash: string,
  now: number,
): Promise<BindTicket | undefined> {
  const [row] = await db
    .select()
    .from(bindTickets)
    .where(and(eq(bindTickets.ticketHash, ticketHash), gt(bindTickets.expiresAt, now)))
    .for('update');
  return row;
}

export async function deleteTicket(db: Database, ticketHash: string): Promise<void> {
  await db.delete(bindTickets).where(eq(bindTickets.ticketHash, ticketHash));
}

export async function insertGrant(db: Database, grant: typeof sandboxGrants.$inferInsert): Promise<void> {
  await db.insert(sandboxGrants).values(grant);
}

/** Consumes a code of the sandbox provider; the name it was granted to, or undefined. */
export async function takeGrant(db: Database, code: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .delete(sandboxGrants)
    .where(and(eq(sandboxGrants.code, code), gt(sandboxGrants.expiresAt, now)))
    .returning({ name: sandboxGrants.name });
  return row?.name;
}

/** Deletes expired states, tickets, codes and used statements. */
export async function dropStaleLogIns(db: Database, now: number): Promise<void> {
  await db.delete(socialStates).where(lt(socialStates.expiresAt, now));
  await db.delete(bindTickets).where(lt(bindTickets.expiresAt, now));
  await db.delete(sandboxGrants).where(lt(sandboxGrants.expiresAt, now));
  await db.delete(spentStatements).where(lt(spentStatements.expiresAt, now));
}
