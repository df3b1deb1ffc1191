import type { commonArea, ParsedInputOf } from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { areaLabel } from './label.ts';
import { type AreaRow, findChildren, findCity } from './repository.ts';

/** The provinces, the cities of a province or the districts of a city. */
export async function listAreas(
  { db, language }: RequestContext,
  { province, city }: ParsedInputOf<typeof commonArea>,
): Promise<{ readonly value: number; readonly label: string }[]> {
  const rows = await loadChildren(db, province, city);
  return rows.map((row) => ({ value: row.id, label: areaLabel(row, language) }));
}

async function loadChildren(
  db: Database,
  province: number | null,
  city: number | null,
): Promise<readonly AreaRow[]> {
  if (city === null) return findChildren(db, province ?? 0);
  if (province !== null && (await findCity(db, city, province)) === undefined) return [];
  return findChildren(db, city);
}
