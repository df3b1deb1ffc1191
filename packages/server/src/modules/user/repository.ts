import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { consents } from '../../db/schema/account.ts';
import { loginSessions } from '../../db/schema/session.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { toNationalForm, toPhoneKey } from '../phone/parsePhone.ts';

/** A person who shops here, as stored. */
export type ShopperRow = typeof shoppers.$inferSelect;
/** A log-in, as stored. */
export type SessionRow = typeof loginSessions.$inferSelect;

/** How an account may be named at log-in. */
export interface AccountNames {
  readonly username: string;
  readonly email: string;
  readonly mobile: MobileNumber;
}

/** A mobile number, both as digits with the country prefix. */
export interface MobileNumber {
  /** As somebody has typed it. */
  readonly typed: string;
  /** The one form that it has however it is typed. */
  readonly key: string;
}

export async function findShopperRow(db: Database, id: number): Promise<ShopperRow | undefined> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.id, id));
  return row;
}

/** Makes the transactions of one shopper queue up where what one decides depends on all they have. */
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
 * The accounts of a mobile number. Numbers of the past were stored as they had been typed, so that one telephone may have
 * several: first is the account of the number exactly as it is typed now, then the one that has it in its one form.
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

/** Whether somebody else has a mobile number, in whatever form. */
export async function isMobileTaken(db: Database, mobile: MobileNumber, ownId: number): Promise<boolean> {
  const rows = await findAllByMobile(db, mobile);
  return rows.some(({ id }) => id !== ownId);
}

export async function findByEmail(db: Database, email: string): Promise<ShopperRow | undefined> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.email, email));
  return row;
}

/** The account that a mobile number or an e-mail address belongs to. */
export async function findByRecipient(db: Database, recipient: string): Promise<ShopperRow | undefined> {
  return recipient.includes('@')
    ? findByEmail(db, recipient)
    : findByMobile(db, { typed: recipient, key: recipient });
}

/** Where the shopper can be reached: mobile first, in its one form, then e-mail. */
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

/** Whether somebody (else) has a user name. */
export async function isUsernameTaken(db: Database, username: string, ownId?: number): Promise<boolean> {
  const isOther = ownId === undefined ? undefined : ne(shoppers.id, ownId);
  const rows = await db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.username, username), isOther));
  return rows.length > 0;
}

/** Keeps which agreements were accepted. */
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

/** Changes what must be the only one of its kind; false when somebody else has it. */
export async function updateUnique(
  db: Database,
  id: number,
  changes: Partial<typeof shoppers.$inferInsert>,
): Promise<boolean> {
  try {
    // A refused row must not end the transaction around it.
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

/** The living session of a token's hash, with its shopper. */
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

/** Ends the log-ins of a shopper, except the one with the id `except`. */
export async function deleteSessionsOf(db: Database, shopperId: number, except?: number): Promise<void> {
  const isOther = except === undefined ? undefined : ne(loginSessions.id, except);
  await db.delete(loginSessions).where(and(eq(loginSessions.shopperId, shopperId), isOther));
}

/** The living log-ins of a shopper, the latest seen first. */
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
