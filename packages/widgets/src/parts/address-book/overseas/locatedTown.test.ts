import type { OverseasPlaceForm } from '@pawlet/core/api';
import { describe, expect, it } from 'vitest';
import { loadStates } from '@pawlet/core/rules';
import { fillPlace, toLocalTown, type LocatedTown } from './locatedTown.ts';
import { toOverseasDraft } from './overseasDraft.ts';

const empty = toOverseasDraft(undefined).place;
const paris: OverseasPlaceForm = {
  ...empty,
  countryCode: 'FRA',
  dialCode: '33',
  province: 'Île-de-France',
  city: 'Paris',
  detail: '1 rue Oberkampf',
  zipcode: '75011',
};
const berlin: LocatedTown = {
  countryCode: 'DEU',
  province: 'Berlin',
  city: 'Berlin',
  detail: '',
  zipcode: '',
};
const countries = [{ code: 'DEU', name: 'Germany', dialCode: '49', region: 'DE' }];

describe('fillPlace', () => {
  it('fills in what is known', () => {
    expect({ ...empty, ...fillPlace(empty, berlin, countries) }).toEqual({
      ...empty,
      countryCode: 'DEU',
      dialCode: '49',
      province: 'Berlin',
      city: 'Berlin',
    });
  });

  it('removes values of another country, and keeps the street', () => {
    expect({ ...paris, ...fillPlace(paris, { ...berlin, province: '' }, countries) }).toEqual({
      ...paris,
      countryCode: 'DEU',
      dialCode: '49',
      province: '',
      city: 'Berlin',
      zipcode: '',
    });
  });

  it('keeps unknown values within the same country, and the selected prefix', () => {
    const lyon = { ...berlin, countryCode: 'FRA', province: '', city: 'Lyon' };
    const french = [{ code: 'FRA', name: 'France', dialCode: '33', region: 'FR' }];
    expect(fillPlace({ ...paris, dialCode: '352' }, lyon, french)).toEqual({
      countryCode: 'FRA',
      city: 'Lyon',
    });
  });

  it.each([
    ['a number is entered', { ...paris, mobile: '0612345678' }, countries],
    ["the country's prefix is unknown", paris, []],
  ])('keeps the prefix where %s', (_, place, known) => {
    expect(fillPlace(place, berlin, known)).not.toHaveProperty('dialCode');
  });
});

describe('toLocalTown', () => {
  it.each([
    ['DEU', 'State of Berlin', ''],
    ['USA', 'california', 'California'],
    ['JPN', 'Tokyo', '東京都'],
    ['ITA', 'Lazio', ''],
    ['BLR', 'Minsk', 'Minsk'],
  ])('has in %s for %s the state %s', async (countryCode, province, wanted) => {
    const town = toLocalTown({ ...berlin, countryCode, province }, await loadStates(countryCode), 'ja');
    expect(town.province).toBe(wanted);
  });
});
