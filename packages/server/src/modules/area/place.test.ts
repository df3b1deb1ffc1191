import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GazetteerPlace } from '../../ports/geocoding.ts';
import { aboutNearest, cityAround, districtAround, provinceAround, townAround } from './place.ts';
import type { AreaRow } from './repository.ts';

function place(distanceKm: number, known: Partial<GazetteerPlace> = {}): GazetteerPlace {
  return {
    name: 'Somewhere',
    province: 'Guangdong',
    cityCode: 440_300,
    population: 0,
    isQuarter: false,
    distanceKm,
    ...known,
  };
}

function area(id: number, romanName: string): AreaRow {
  return { id, parentId: 0, level: 3, name: romanName, romanName };
}

const cities = [area(440_300, 'Shenzhen'), area(441_900, 'Dongguan')];
const districts = [area(440_305, 'Nanshan Qu'), area(440_304, 'Futian Qu'), area(440_306, "Bao'an Qu")];

describe('province and city around a point', () => {
  it.each([
    ['what all say', [place(5), place(6)], 'Guangdong', 440_300],
    [
      'the near ones alone',
      [place(1), place(40, { province: 'Hunan', cityCode: 430_100 })],
      'Guangdong',
      440_300,
    ],
    [
      'a city is not clear by its border',
      [place(5), place(6, { cityCode: 441_900 })],
      'Guangdong',
      undefined,
    ],
    [
      'nothing by the border of a province',
      [place(5), place(6, { province: 'Hunan', cityCode: 430_100 })],
      '',
      undefined,
    ],
    [
      'who says nothing is not asked',
      [place(5), place(6, { province: '', cityCode: undefined })],
      'Guangdong',
      440_300,
    ],
    ['nothing without places', [], '', undefined],
    ['no city in empty country', [place(61)], 'Guangdong', undefined],
    ['a city that the shop does not have', [place(5, { cityCode: 999_900 })], 'Guangdong', undefined],
  ])('%s', (_, places, province, city) => {
    expect(provinceAround(places)).toBe(province);
    expect(cityAround(places, cities)?.id).toBe(city);
  });

  it('is a province’s only city, whatever the places contain', () => {
    expect(cityAround([], cities.slice(0, 1))?.id).toBe(440_300);
  });
});

describe('district around a point', () => {
  it.each([
    ['close to its seat', [place(0.5, { name: 'Nanshan' })], 440_305],
    ['whatever accents and signs', [place(0.5, { name: 'Bao’an' })], 440_306],
    ['not far from it', [place(3.1, { name: 'Nanshan' })], undefined],
    ['not between two seats', [place(1, { name: 'Nanshan' }), place(1.9, { name: 'Futian' })], undefined],
    ['much nearer to one of them', [place(1, { name: 'Nanshan' }), place(2, { name: 'Futian' })], 440_305],
    ['not by the name of anything else', [place(0.5, { name: 'Nanshan Residential' })], undefined],
  ])('%s', (_, places, district) => {
    expect(districtAround(places, districts)?.id).toBe(district);
  });

  it('is a city’s only district, whatever the places contain', () => {
    expect(districtAround([], districts.slice(0, 1))?.id).toBe(440_305);
  });
});

describe('town around a point', () => {
  const rome = place(12, { name: 'Rome', province: 'Lazio', population: 2_300_000 });
  const pigna = place(0.2, { name: 'Pigna', province: 'Lazio', population: 3000, isQuarter: true });
  it.each([
    ['the town of a quarter', [pigna, rome], { province: 'Lazio', city: 'Rome' }],
    [
      'a small town in the reach of a large one',
      [place(0.3, { name: 'Frascati', province: 'Lazio', population: 20_000 }), rome],
      { province: 'Lazio', city: 'Frascati' },
    ],
    [
      'none between two of the same size',
      [
        place(9, { name: 'Aachen', province: 'Nord', population: 1000 }),
        place(9.1, { name: 'Düren', province: 'Nord', population: 1000 }),
      ],
      { province: 'Nord', city: '' },
    ],
    ['none far from all', [place(26, { name: 'Far', province: 'Nord' })], { province: 'Nord', city: '' }],
    ['nothing without places', [], { province: '', city: '' }],
  ])('is %s', (_, places, town) => {
    expect(townAround(places)).toEqual(town);
  });
});

describe('any set of places', () => {
  const placeArbitrary = fc.record({
    name: fc.constantFrom('Nanshan', 'Futian', 'Elsewhere'),
    province: fc.constantFrom('Guangdong', 'Hunan', ''),
    cityCode: fc.constantFrom(440_300, 441_900, undefined),
    population: fc.nat(2_000_000),
    isQuarter: fc.boolean(),
    distanceKm: fc.double({ min: 0, max: 60, noNaN: true }),
  });
  const placesArbitrary = fc
    .array(placeArbitrary, { maxLength: 12 })
    .map((places) => places.toSorted((a, b) => a.distanceKm - b.distanceKm));

  it('returns only names of given places', () => {
    fc.assert(
      fc.property(placesArbitrary, (places) => {
        const province = provinceAround(places);
        const city = cityAround(places, cities);
        const district = districtAround(places, districts);
        const town = townAround(places);
        expect(province === '' || places.some((one) => one.province === province)).toBe(true);
        expect(city === undefined || places.some(({ cityCode }) => cityCode === city.id)).toBe(true);
        expect(district === undefined || places.some(({ distanceKm }) => distanceKm <= 3)).toBe(true);
        expect(
          town.city === '' || places.some(({ name, isQuarter }) => name === town.city && !isQuarter),
        ).toBe(true);
      }),
    );
  });

  it('returns no more when another, equally near place differs', () => {
    fc.assert(
      fc.property(placesArbitrary, (places) => {
        const near = aboutNearest(places);
        const last = near.at(-1);
        if (last === undefined) return;
        const more = [...near, { ...last, province: 'Fujian', cityCode: 350_100 }];
        expect(provinceAround(more)).toBe(near.every(({ province }) => province === '') ? 'Fujian' : '');
        expect(cityAround(more, cities)).toBeUndefined();
      }),
    );
  });
});
