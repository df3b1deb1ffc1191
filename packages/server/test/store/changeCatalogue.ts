import { inArray } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { products } from '../../src/db/schema/products.ts';
import { countriesSetting } from '../../src/modules/config/countries.ts';
import { saveSetting } from '../../src/modules/settings/writeSetting.ts';

/** Changes columns of products. */
export async function changeProducts(
  db: Database,
  ids: readonly number[],
  columns: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await db
    .update(products)
    .set(columns)
    .where(inArray(products.id, [...ids]));
}

/** Sells in these countries only; the first is the default. */
export async function sellIn(db: Database, countries: readonly string[]): Promise<void> {
  await saveSetting(db, countriesSetting, [...countries], { by: 'test', now: 1 });
}
