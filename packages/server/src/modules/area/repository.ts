import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { areas } from '../../db/schema/area.ts';

/** A province, city or district. */
export type AreaRow = typeof areas.$inferSelect;

/** The areas directly below one; 0 returns the provinces. */
export async function findChildren(db: Database, parentId: number): Promise<readonly AreaRow[]> {
  return db.select().from(areas).where(eq(areas.parentId, parentId)).orderBy(asc(areas.id));
}

/** A city, if it is in that province. */
export async function findCity(
  db: Database,
  cityId: number,
  provinceId: number,
): Promise<AreaRow | undefined> {
  const [row] = await db
    .select()
    .from(areas)
    .where(and(eq(areas.id, cityId), eq(areas.parentId, provinceId)));
  return row;
}
