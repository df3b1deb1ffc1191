import type { Area, AreaId } from '@pawlet/core/api';

/** Loads provinces, the cities of a province or the districts of a city. */
export type LoadAreas = (within: {
  readonly provinceId?: AreaId | undefined;
  readonly cityId?: AreaId | undefined;
}) => Promise<readonly Area[]>;

/** A district with its names, and the rest of the text. */
export interface MatchedRegion {
  readonly areaId: AreaId;
  readonly provinceId: AreaId;
  readonly cityId: AreaId;
  readonly region: string;
  readonly detail: string;
}

const suffix =
  /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|地区|省|市|盟|区|县)$|\s+(?:province|city|district|county)$/iu;

/** Finds the district at the start of a text; undefined if there is none. */
export async function matchRegion(text: string, load: LoadAreas): Promise<MatchedRegion | undefined> {
  const province = take(text.trim(), await load({}));
  if (province === undefined) return undefined;
  const cities = await load({ provinceId: province.area.id });
  const [onlyCity] = cities.length === 1 ? cities : [];
  const city =
    take(province.rest, cities) ??
    (onlyCity === undefined ? undefined : { area: onlyCity, rest: province.rest });
  if (city === undefined) return undefined;
  const district = take(city.rest, await load({ provinceId: province.area.id, cityId: city.area.id }));
  if (district === undefined) return undefined;
  return {
    areaId: district.area.id,
    provinceId: province.area.id,
    cityId: city.area.id,
    region: regionName([province.area.name, city.area.name, district.area.name]),
    detail: district.rest,
  };
}

/** The names of province, city and district in one text, without repeated names. */
export function regionName(names: readonly string[]): string {
  const distinct = names.filter((name, index) => name !== names[index - 1]);
  return distinct.join(/\p{Script=Han}/u.test(names[0] ?? '') ? '' : ' ');
}

function take(
  text: string,
  areas: readonly Area[],
): { readonly area: Area; readonly rest: string } | undefined {
  const lower = text.toLowerCase();
  const matches = areas.flatMap((area) => {
    const names = [area.name, area.name.replace(suffix, '')];
    const name = names.find((one) => one.length >= 2 && lower.startsWith(one.toLowerCase()));
    return name === undefined
      ? []
      : [{ area, rest: text.slice(name.length).replace(/^[\s,，]+/u, ''), length: name.length }];
  });
  return matches.toSorted((first, second) => second.length - first.length)[0];
}
