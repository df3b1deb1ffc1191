import { and, desc, eq, isNull, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareQuery, prepareSql } from '../../db/prepared.ts';
import { addresses } from '../../db/schema/address.ts';

/** An address as stored. */
export type AddressRow = typeof addresses.$inferSelect;

function getOwn(userId: number | Placeholder) {
  return and(eq(addresses.userId, userId), isNull(addresses.deletetime));
}

/** Selects one address of the shopper. */
export function ownRow(userId: number, id: number) {
  return and(eq(addresses.id, id), eq(addresses.userId, userId));
}

/** The shopper's addresses, the default one first, then the newest. */
export async function findAddresses(db: Database, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(getOwn(userId))
    .orderBy(desc(addresses.isdefault), desc(addresses.updatetime), desc(addresses.id));
}

const addressQuery = prepareQuery((db) =>
  db
    .select()
    .from(addresses)
    .where(and(getOwn(sql.placeholder('userId')), eq(addresses.id, sql.placeholder('id')))),
);

/** One address, if it is the shopper's. */
export async function findAddress(db: Database, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await addressQuery(db, { userId, id });
  return row ?? null;
}

/** Removes the default mark from every other address of the shopper. */
export async function clearDefault(db: Database, userId: number, exceptId = 0): Promise<void> {
  await db
    .update(addresses)
    .set({ isdefault: 0 })
    .where(and(getOwn(userId), eq(addresses.isdefault, 1), ne(addresses.id, exceptId)));
}

const addOneUse = prepareSql(
  sql`update ${addresses} set usednums = usednums + 1 where ${addresses.id} = ${sql.placeholder('id')}`,
);

/** Increments the number of orders sent to this address. */
export async function countUse(db: Database, id: number): Promise<void> {
  await addOneUse(db, { id });
}
