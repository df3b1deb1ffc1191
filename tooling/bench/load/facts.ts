import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { brands } from '../../../packages/server/src/db/schema/category.ts';
import { products } from '../../../packages/server/src/db/schema/products.ts';
import type { CatalogueFacts } from './catalogue.ts';

/** Reads what requests to the catalogue of a shop need. */
export async function readFacts(db: Database): Promise<CatalogueFacts> {
  const onShelf = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.status, 'normal'))
    .orderBy(products.id);
  const perCategory = await db
    .select({ id: products.categoryId, goods: count() })
    .from(products)
    .groupBy(products.categoryId)
    .orderBy(products.categoryId);
  const known = await db.select({ id: brands.id }).from(brands).orderBy(brands.id);
  return {
    goods: onShelf.map(({ id }) => id),
    categories: perCategory,
    brands: known.map(({ id }) => id),
  };
}
