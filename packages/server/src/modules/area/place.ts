import type { GazetteerPlace } from '../../ports/geocoding.ts';
import type { AreaRow } from './repository.ts';

/** A border may run between a point and a place that is not much nearer than others, so these count too. */
const nearFactor = 1.6;
const nearSlackKm = 2;
/** In sparsely populated areas even the nearest town does not determine the city. */
const cityKm = 60;
/** Within this distance of its seat a point is in the district, unless another seat is nearly as near. */
const seatKm = 3;
const seatFactor = 2;
/** Radius of a town: a kilometre, ten with a million inhabitants. */
const minReachKm = 1;
const reachOfOne = 0.01;
/** Outside the radius of every town, one this near is used if the others are clearly farther. */
const townKm = 25;
const townFactor = 1.15;

/** Places about as near as the nearest one. */
export function aboutNearest(places: readonly GazetteerPlace[]): readonly GazetteerPlace[] {
  const [nearest] = places;
  if (nearest === undefined) return [];
  const limit = nearest.distanceKm * nearFactor + nearSlackKm;
  return places.filter(({ distanceKm }) => distanceKm <= limit);
}

/** The common value of all places that have one; undefined where they differ. */
function agreed<T>(places: readonly GazetteerPlace[], read: (place: GazetteerPlace) => T | undefined) {
  const said = new Set(places.map(read).filter((value) => value !== undefined));
  return said.size === 1 ? [...said][0] : undefined;
}

/** The province that all places around a point are in. */
export function provinceAround(places: readonly GazetteerPlace[]): string {
  return agreed(aboutNearest(places), ({ province }) => (province === '' ? undefined : province)) ?? '';
}

/** The city among those of a province that contains a point. */
export function cityAround(
  places: readonly GazetteerPlace[],
  cities: readonly AreaRow[],
): AreaRow | undefined {
  if (cities.length === 1) return cities[0];
  const close = aboutNearest(places).filter(({ distanceKm }) => distanceKm <= cityKm);
  const code = agreed(close, ({ cityCode }) => cityCode);
  return cities.find(({ id }) => id === code);
}

/**
 * The district among those of a city that contains a point: only close to its seat, for no borders are known.
 */
export function districtAround(
  places: readonly GazetteerPlace[],
  districts: readonly AreaRow[],
): AreaRow | undefined {
  if (districts.length === 1) return districts[0];
  const seats = places.flatMap(({ name, distanceKm }) => {
    const seated = districts.filter(({ romanName }) => bareName(romanName) === bareName(name));
    const [district] = seated;
    return district !== undefined && seated.length === 1 ? [{ district, distanceKm }] : [];
  });
  const [nearest] = seats;
  if (nearest === undefined || nearest.distanceKm > seatKm) return undefined;
  const other = seats.find(({ district }) => district !== nearest.district);
  const isClear = other === undefined || other.distanceKm >= nearest.distanceKm * seatFactor;
  return isClear ? nearest.district : undefined;
}

/** Suffix for the kind of area in a pinyin name. */
const kinds = / (?:Zizhizhou|Zizhixian|Zizhiqi|Diqu|Xinqu|Linqu|Tequ|Qu|Xian|Shi|Qi|Meng)$/u;

/** A name in Latin letters without accents, punctuation and the kind of area. */
function bareName(name: string): string {
  return name
    .replace(kinds, '')
    .normalize('NFD')
    .replaceAll(/[^a-z]/giu, '')
    .toLowerCase();
}

/** Town and province of a point abroad; '' when ambiguous. */
export function townAround(places: readonly GazetteerPlace[]): {
  readonly province: string;
  readonly city: string;
} {
  const [best, second] = places
    .filter(({ isQuarter }) => !isQuarter)
    .map((place) => ({ place, share: place.distanceKm / reachKm(place) }))
    .sort((a, b) => a.share - b.share);
  if (best === undefined) return { province: provinceAround(places), city: '' };
  const isInside = best.share <= 1;
  const isClear = second === undefined || second.share >= best.share * townFactor;
  if (!isInside && (best.place.distanceKm > townKm || !isClear))
    return { province: provinceAround(places), city: '' };
  return { province: best.place.province, city: best.place.name };
}

function reachKm({ population }: GazetteerPlace): number {
  return Math.max(minReachKm, reachOfOne * Math.sqrt(population));
}
