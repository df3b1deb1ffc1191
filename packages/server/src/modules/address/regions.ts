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
  /** Its name and those above it; a city outside any province has the same name twice. */
  readonly province: string;
  readonly city: string;
  readonly area: string;
  /** Province, city and district in one text. */
  readonly text: string;
}

/**
 * Finds districts by id; other ids are left out. Chinese names for Chinese and Japanese readers, Latin
 * letters for all others.
 */
export async function findRegions(
  db: Database,
  areaIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Region>> {
  const ids = [...new Set(areaIds)].filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const isHan = language === 'zh' || language === 'ja';
  const readName = ({ name, romanName }: Pick<typeof areas.$inferSelect, 'name' | 'romanName'>) =>
    isHan ? name : romanName;
  const city = alias(areas, 'city');
  const province = alias(areas, 'province');
  const rows = await db
    .select({ area: areas, city, province })
    .from(areas)
    .innerJoin(city, eq(city.id, areas.parentId))
    .innerJoin(province, eq(province.id, city.parentId))
    .where(inArray(areas.id, ids));
  return new Map(
    rows.map((row) => {
      const names = {
        province: readName(row.province),
        city: readName(row.city),
        area: readName(row.area),
      };
      const ids = { provinceId: row.province.id, cityId: row.city.id, areaId: row.area.id };
      return [
        row.area.id,
        { ...ids, ...names, text: regionText([names.province, names.city, names.area], isHan) },
      ];
    }),
  );
}

/** A repeated name is shown once. */
function regionText(names: readonly string[], isHan: boolean): string {
  const distinct = names.filter((name, index) => name !== names[index - 1]);
  return distinct.join(isHan ? '' : ' ');
}
