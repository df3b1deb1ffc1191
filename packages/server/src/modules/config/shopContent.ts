import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';

/** The shop's value stored under a name; undefined for none. The module that writes it knows its type. */
export async function findShopContent(db: Database, name: string): Promise<unknown> {
  const [row] = await db
    .select({ value: shopContents.value })
    .from(shopContents)
    .where(eq(shopContents.name, name));
  return row?.value;
}

/** Stores a value of the shop under a name, replacing the previous one. */
export async function saveShopContent(db: Database, name: string, value: unknown): Promise<void> {
  await db
    .insert(shopContents)
    .values({ name, value })
    .onConflictDoUpdate({ target: shopContents.name, set: { value } });
}
