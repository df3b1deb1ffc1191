import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/category.ts';

/** A category and all categories below it, by id. */
export async function findCategoriesBelow(db: Database, id: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: categories.id, pid: categories.pid }).from(categories);
  const found = new Set([id]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const row of rows) if (found.has(row.pid)) found.add(row.id);
  }
  return found;
}
