import { and, eq, gt, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginSessions } from '../../db/schema/session.ts';
import { shoppers } from '../../db/schema/shopper.ts';

/** A person who shops here, as stored. */
export type ShopperRow = typeof shoppers.$inferSelect;
/** A log-in, as stored. */
export type SessionRow = typeof loginSessions.$inferSelect;

/** How an account may be named at log-in. */
export interface AccountNames {
  readonly username: string;
  readonly email: string;
  /** Digits with the country prefix. */
  readonly mobile: string;
}

export async function findShopperRow(db: Database, id: number): Promise<ShopperRow | undefined> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.id, id));
  return row;
}

export async function findByAccount(db: Database, names: AccountNames): Promise<ShopperRow | undefined> {
  const [row] = await db
    .select()
    .from(shoppers)
    .where(
      or(
        eq(shoppers.username, names.username),
        eq(shoppers.email, names.email),
        eq(shoppers.mobile, names.mobile),
      ),
    )
    .limit(1);
  return row;
}

export async function findByMobile(db: Database, mobile: string): Promise<ShopperRow | undefined> {
  const [row] = await db.select().from(shoppers).where(eq(shoppers.mobile, mobile));
  return row;
}

/** Adds an account; undefined when its mobile, e-mail or name was taken meanwhile. */
export async function insertShopper(
  db: Database,
  account: typeof shoppers.$inferInsert,
): Promise<ShopperRow | undefined> {
  const [row] = await db.insert(shoppers).values(account).onConflictDoNothing().returning();
  return row;
}

export async function isUsernameTaken(db: Database, username: string, ownId: number): Promise<boolean> {
  const rows = await db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.username, username), ne(shoppers.id, ownId)));
  return rows.length > 0;
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
