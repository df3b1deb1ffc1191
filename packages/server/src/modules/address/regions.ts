import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { areas } from '../../db/schema/area.ts';
import type { Language } from '../../i18n/language.ts';

/** A district with the city and province above it. */
export interface Region {
  readonly provinceId: number;
  readonly cityId: number;
  readonly areaId: number;
  /** Province, city and district in one text. */
  readonly text: string;
}

/** Finds districts by id; ids that are no district are left out. */
export async function findRegions(
  db: Database,
  areaIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Region>> {
  const ids = [...new Set(areaIds)].filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const city = alias(areas, 'city');
  const province = alias(areas, 'province');
  const rows = await db
    .select({ area: areas, city, province })
    .from(areas)
    .innerJoin(city, eq(city.id, areas.parentId))
    .innerJoin(province, eq(province.id, city.parentId))
    .where(inArray(areas.id, ids));
  return new Map(
    rows.map((row) => [
      row.area.id,
      {
        provinceId: row.province.id,
        cityId: row.city.id,
        areaId: row.area.id,
        text: regionText([row.province, row.city, row.area], language),
      },
    ]),
  );
}

/** Chinese names for Chinese and Japanese readers, Latin letters for all others; a repeated name once. */
function regionText(
  levels: readonly { readonly name: string; readonly romanName: string }[],
  language: Language,
): string {
  const isHan = language === 'zh' || language === 'ja';
  const names = levels.map((level) => (isHan ? level.name : level.romanName));
  const distinct = names.filter((name, index) => name !== names[index - 1]);
  return distinct.join(isHan ? '' : ' ');
}
