import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { products } from '../src/db/schema/products.ts';
import { countriesSetting } from '../src/modules/config/countries.ts';
import { saveSetting } from '../src/modules/settings/writeSetting.ts';

/** What an owner changes, for tests of other packages. */

/** The shop sells to these countries, the default first, and to no others. */
export async function sellOnlyTo(db: Database, countries: readonly string[]): Promise<void> {
  await saveSetting(db, countriesSetting, countries, { by: 'test', now: 1 });
}

/** The product is no longer sold. */
export async function hideProduct(db: Database, id: number): Promise<void> {
  await db.update(products).set({ status: 'hidden' }).where(eq(products.id, id));
}

/** The products are sold, in this category. */
export async function moveProducts(db: Database, ids: readonly number[], categoryId: number): Promise<void> {
  await db
    .update(products)
    .set({ categoryId, status: 'normal' })
    .where(inArray(products.id, [...ids]));
}
