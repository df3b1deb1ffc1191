import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shopContents } from '../../db/schema/shopContent.ts';

/** What the shop has stored under a name; undefined for nothing. The module that writes it knows its shape. */
export async function findShopContent(db: Database, name: string): Promise<unknown> {
  const [row] = await db
    .select({ value: shopContents.value })
    .from(shopContents)
    .where(eq(shopContents.name, name));
  return row?.value;
}

/** Stores what the shop has under a name, in place of what was there. */
export async function saveShopContent(db: Database, name: string, value: unknown): Promise<void> {
  await db
    .insert(shopContents)
    .values({ name, value })
    .onConflictDoUpdate({ target: shopContents.name, set: { value } });
}
