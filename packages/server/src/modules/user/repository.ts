import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { consents } from '../../db/schema/account.ts';
import { loginSessions } from '../../db/schema/session.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { toNationalForm, toPhoneKey } from '../phone/parsePhone.ts';

/** A shopper as stored. */
export type ShopperRow = typeof shoppers.$inferSelect;
/** A session as stored. */
export type SessionRow = typeof loginSessions.$inferSelect;

/** The ways to identify an account at log-in. */
export interface AccountNames {
  readonly username: string;
  readonly email: string;
  readonly mobile: MobileNumber;
}

/** A mobile number, both as digits with the country prefix. */
export interface MobileNumber {
  /** As it was entered. */
  readonly typed: string;
  /** Its normalized form. */
  readonly key: string;
}

export async function findShopperRow(db: Database, id: number): Promise<ShopperRow | undefined> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.id, id));
  return row;
}

/** Serializes the transactions of one shopper where decisions depend on all of the shopper's rows. */
export async function lockShopper(db: Database, userId: number): Promise<void> {
  await db.execute(
    sql`select ${shoppers.id} from ${shoppers} where ${shoppers.id} = ${userId} for no key update`,
  );
}

export async function findByAccount(db: Database, names: AccountNames): Promise<ShopperRow | undefined> {
  const [named] = await db
    .select()
    .from(shoppers)
    .where(or(eq(shoppers.username, names.username), eq(shoppers.email, names.email)))
    .limit(1);
  return named ?? findByMobile(db, names.mobile);
}

/**
 * The accounts of a mobile number. Earlier numbers were stored as entered, so that several accounts may have
 * the same number: first the account with the number exactly as entered now, then the one with its normalized
 * form.
 */
async function findAllByMobile(db: Database, { typed, key }: MobileNumber): Promise<readonly ShopperRow[]> {
  const rows = await db
    .select()
    .from(shoppers)
    .where(or(inArray(shoppers.mobile, [typed, key, toNationalForm(key)]), eq(shoppers.mobileKey, key)))
    .orderBy(asc(shoppers.id));
  const rank = (row: ShopperRow): number =>
    [row.mobile === typed, row.mobileKey === key, row.mobile === key, true].indexOf(true);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** The account of a mobile number. */
export async function findByMobile(db: Database, mobile: MobileNumber): Promise<ShopperRow | undefined> {
  const [first] = await findAllByMobile(db, mobile);
  return first;
}

/** Whether another account has a mobile number, in any form. */
export async function isMobileTaken(db: Database, mobile: MobileNumber, ownId: number): Promise<boolean> {
  const rows = await findAllByMobile(db, mobile);
  return rows.some(({ id }) => id !== ownId);
}

export async function findByEmail(db: Database, email: string): Promise<ShopperRow | undefined> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.email, email));
  return row;
}

/** The account with a mobile number or an e-mail address. */
export async function findByRecipient(db: Database, recipient: string): Promise<ShopperRow | undefined> {
  return recipient.includes('@')
    ? findByEmail(db, recipient)
    : findByMobile(db, { typed: recipient, key: recipient });
}

/** The shopper's contacts: first the normalized mobile number, then the e-mail address. */
export async function findRecipients(db: Database, id: number): Promise<readonly string[]> {
  const { mobile = null, email = null } = (await findShopperRow(db, id)) ?? {};
  return [mobile && toPhoneKey(mobile), email].filter((one) => one !== null);
}

/** Adds an account; undefined when its mobile, e-mail or name was taken meanwhile. */
export async function insertShopper(
  db: Database,
  account: typeof shoppers.$inferInsert,
): Promise<ShopperRow | undefined> {
  const [row] = await db.insert(shoppers).values(account).onConflictDoNothing().returning();
  return row;
}

/** Whether another account has a user name. */
export async function isUsernameTaken(db: Database, username: string, ownId?: number): Promise<boolean> {
  const isOther = ownId === undefined ? undefined : ne(shoppers.id, ownId);
  const rows = await db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.username, username), isOther));
  return rows.length > 0;
}

/** Stores which agreements were accepted. */
export async function insertConsents(
  db: Database,
  rows: readonly (typeof consents.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(consents)
      .values([...rows])
      .onConflictDoNothing();
}

/** Updates unique columns; false when another account has the value. */
export async function updateUnique(
  db: Database,
  id: number,
  changes: Partial<typeof shoppers.$inferInsert>,
): Promise<boolean> {
  try {
    // A refused row must not abort the surrounding transaction.
    await db.transaction((savepoint) => updateShopper(savepoint, id, changes));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function updateShopper(
  db: Database,
  id: number,
  changes: Partial<typeof shoppers.$inferInsert>,
): Promise<void> {
  await db.update(shoppers).set(changes).where(eq(shoppers.id, id));
}

export async function insertSession(db: Database, session: typeof loginSessions.$inferInsert): Promise<void> {
  await db.insert(loginSessions).values(session);
}

/** The active session with a token's hash, with its shopper. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<{ readonly session: SessionRow; readonly shopper: ShopperRow } | undefined> {
  const [row] = await db
    .select({ session: loginSessions, shopper: shoppers })
    .from(loginSessions)
    .innerJoin(shoppers, eq(shoppers.id, loginSessions.shopperId))
    .where(and(eq(loginSessions.tokenHash, tokenHash), gt(loginSessions.expiresAt, now)));
  return row;
}

export async function deleteSession(db: Database, id: number): Promise<void> {
  await db.delete(loginSessions).where(eq(loginSessions.id, id));
}

/** Ends the sessions of a shopper, except the one with the id `except`. */
export async function deleteSessionsOf(db: Database, shopperId: number, except?: number): Promise<void> {
  const isOther = except === undefined ? undefined : ne(loginSessions.id, except);
  await db.delete(loginSessions).where(and(eq(loginSessions.shopperId, shopperId), isOther));
}

/** The active sessions of a shopper, most recently used first. */
export async function findSessionsOf(
  db: Database,
  shopperId: number,
  now: number,
): Promise<readonly SessionRow[]> {
  return db
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.shopperId, shopperId), gt(loginSessions.expiresAt, now)))
    .orderBy(desc(loginSessions.lastSeenAt), desc(loginSessions.id));
}
