import type { areas } from '../schema/area.ts';
import { provinceNames, romanise } from './romanise.ts';

/** An entry of the national list of divisions. */
export interface SourceArea {
  /** Six digits. */
  readonly code: string;
  readonly name: string;
  /** First two digits of the code. */
  readonly province: string;
  /** Next two digits. */
  readonly city?: string | undefined;
}

/** The national list, one part per level. */
export interface AreaSource {
  readonly provinces: readonly SourceArea[];
  readonly cities: readonly SourceArea[];
  readonly districts: readonly SourceArea[];
}

type AreaValues = typeof areas.$inferInsert;

/**
 * Completes the three levels for the address sheet. The list leaves some out: a municipality is its own only
 * city, a city without districts its own only district, and counties directly under a province get a city of
 * that name.
 */
export function arrangeAreas({ provinces, cities, districts }: AreaSource): readonly AreaValues[] {
  return provinces.flatMap((province) => {
    const provinceId = Number(province.code);
    const own = cities.filter((city) => city.province === province.province);
    const below = districts.filter((district) => district.province === province.province);
    const row = {
      id: provinceId,
      parentId: 0,
      level: 1,
      name: province.name,
      romanName: romanProvince(province.name),
    };
    if (own.length === 0) {
      const only = { ...row, id: provinceId + 100, parentId: provinceId, level: 2 };
      return [row, only, ...getDistricts(only, below)];
    }
    const inner = own.flatMap((city) => {
      const values = toCity(city, provinceId);
      return [
        values,
        ...getDistricts(
          values,
          below.filter((district) => district.city === city.city),
        ),
      ];
    });
    return [row, ...inner];
  });
}

function toCity(city: SourceArea, provinceId: number): AreaValues {
  const isDirect = city.name.includes('直辖');
  const name = isDirect ? '直辖县级行政区划' : city.name;
  const romanName = isDirect
    ? 'Directly administered counties'
    : romanise(city.name.replace(/(?<=..)市$/u, ''));
  return { id: Number(city.code), parentId: provinceId, level: 2, name, romanName };
}

function getDistricts(city: AreaValues, districts: readonly SourceArea[]): readonly AreaValues[] {
  const base = { parentId: city.id, level: 3 };
  if (districts.length === 0)
    return [{ ...base, id: city.id + 1, name: city.name, romanName: city.romanName }];
  return districts.map(({ code, name }) => ({ ...base, id: Number(code), name, romanName: romanise(name) }));
}

function romanProvince(name: string): string {
  return provinceNames[name] ?? romanise(name);
}
