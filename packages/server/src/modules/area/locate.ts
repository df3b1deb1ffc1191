import type { commonLocate, ParsedInputOf, WireOutputOf } from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import type { GazetteerPlace, StreetPlace } from '../../ports/geocoding.ts';
import { countryName, findRegion, homeCountry } from '../address/countryList.ts';
import { areaLabel } from './label.ts';
import { cityAround, districtAround, provinceAround, townAround } from './place.ts';
import { type AreaRow, findChildren } from './repository.ts';

type LocatedWire = WireOutputOf<typeof commonLocate>;

const maxPerMinute = 30;
const minute = 60;

/** Regions with their own areas in the national list, which domestic addresses there use. */
const ownProvinces: ReadonlyMap<string, number> = new Map([
  ['TW', 710_000],
  ['HK', 810_000],
  ['MO', 820_000],
]);

/** Countries where house numbers precede the street. */
const numberFirst = new Set(['US', 'PR', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'IN', 'SG', 'HK']);

/** Returns the place of a point, as far as it is known. */
export async function locatePoint(
  { db, gazetteer, geocoder }: AppDeps,
  { language, now, address, logger }: RequestContext,
  point: ParsedInputOf<typeof commonLocate>,
): Promise<Result<LocatedWire>> {
  if (gazetteer === undefined) return refuse('NOT_CONFIGURED');
  const limit = { bucket: `locate ${address}`, max: maxPerMinute, windowSeconds: minute };
  const wait = await takeAttempt(db, limit, now);
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait } });

  const region = await gazetteer.getRegion(point);
  const country = region === undefined ? undefined : findRegion(region);
  if (region === undefined || country === undefined) return refuse('NOT_FOUND');
  const isHome = country === homeCountry;
  const places = await gazetteer.placesNear(point, region);
  // The areas of the national list are found by their Chinese names.
  const asked = await geocoder?.find(point, isHome ? 'zh' : language, logger);
  const isThere = asked != null && [region, await gazetteer.getCountry(point)].includes(asked.region);
  const street = isThere ? asked : null;
  const areas = await findAreas(db, region, places, street?.areaNames ?? []);
  const town = isHome ? { province: '', city: '' } : getTown(places, street);
  const line = street === null ? '' : streetLine(region, street);
  return ok({
    level: getLevel(areas.length, town, line),
    country_code: country,
    country_name: countryName(country, language),
    areas: areas.map((area) => ({ value: area.id, label: areaLabel(area, language) })),
    province_name: town.province,
    city_name: town.city,
    address: line,
    zipcode: street?.postCode ?? '',
  });
}

/** Province, city and district of a point, as many of them as are known. */
async function findAreas(
  db: Database,
  region: string,
  places: readonly GazetteerPlace[],
  names: readonly string[],
): Promise<readonly AreaRow[]> {
  const named = (areas: readonly AreaRow[]) => areas.find(({ name }) => names.includes(name));
  const own = ownProvinces.get(region);
  if (own === undefined && region !== 'CN') return [];
  const provinces = await findChildren(db, 0);
  const around = provinceAround(places);
  const province =
    own === undefined
      ? (named(provinces) ?? provinces.find(({ romanName }) => romanName === around))
      : provinces.find(({ id }) => id === own);
  if (province === undefined) return [];
  const cities = await findChildren(db, province.id);
  const city = named(cities) ?? cityAround(places, cities);
  if (city === undefined) return [province];
  const districts = await findChildren(db, city.id);
  const district = named(districts) ?? districtAround(places, districts);
  return district === undefined ? [province, city] : [province, city, district];
}

function getTown(places: readonly GazetteerPlace[], street: StreetPlace | null) {
  const town = townAround(places);
  return {
    province: street === null || street.province === '' ? town.province : street.province,
    city: street === null || street.city === '' ? town.city : street.city,
  };
}

function streetLine(region: string, { street, houseNumber }: StreetPlace): string {
  if (street === '' || houseNumber === '') return street;
  if (/\p{Script=Han}/u.test(street)) return `${street}${houseNumber}`;
  return numberFirst.has(region) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}

function getLevel(areas: number, town: { readonly province: string; readonly city: string }, line: string) {
  if (line !== '') return 'street';
  if (areas === 3) return 'district';
  if (areas === 2 || town.city !== '') return 'city';
  return areas === 1 || town.province !== '' ? 'province' : 'country';
}
