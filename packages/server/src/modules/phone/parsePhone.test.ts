import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { getCountryDataList } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { listCountries } from '../address/countryList.ts';
import { parsePhone, toNationalForm, toPhoneKey, toStoredForms } from './parsePhone.ts';

describe('phone number', () => {
  it.each([
    ['49', '015112345678', '4915112345678'],
    ['49', '15112345678', '4915112345678'],
    ['49', '4915112345678', '4915112345678'],
    ['49', '004915112345678', '4915112345678'],
    ['44', '07911123456', '447911123456'],
    ['33', '0612345678', '33612345678'],
    ['81', '09012345678', '819012345678'],
    ['7', '89123456789', '79123456789'],
    ['36', '06201234567', '36201234567'],
    ['54', '111523456789', '5491123456789'],
    ['39', '3123456789', '393123456789'],
    ['1', '12125550123', '12125550123'],
    ['1242', '3591234', '12423591234'],
    ['1242', '2423591234', '12423591234'],
    ['1787', '9392345678', '19392345678'],
    ['86', '13800138000', '8613800138000'],
    ['86', '19999999999', '8619999999999'],
  ])('+%s %s is the mobile %s', (areaCode, number, key) => {
    expect(parsePhone(areaCode, number)).toEqual({ key, canBeMobile: true });
  });

  it.each([
    ['49', '03012345678', '493012345678'],
    ['39', '0612345678', '390612345678'],
    ['44', '02079460000', '442079460000'],
    ['1', '9005550123', '19005550123'],
  ])('+%s %s is %s and gets no code', (areaCode, number, key) => {
    expect(parsePhone(areaCode, number)).toEqual({ key, canBeMobile: false });
  });

  it.each([
    ['1', '212555', 'mobile'],
    ['49', '1511', 'mobile'],
    ['44', '99999999999', 'mobile'],
    ['86', '12345678901', 'mobile'],
    ['999', '1234567', 'area_code'],
    ['210', '1234567', 'area_code'],
    ['', '0151123456', 'area_code'],
  ])('+%s %s is invalid: %s is wrong', (areaCode, number, problem) => {
    expect(parsePhone(areaCode, number)).toBe(problem);
  });

  it("is recognized in its country's notation", () => {
    expect(toNationalForm('4915112345678')).toBe('49015112345678');
    expect(toNationalForm('8613800138000')).toBe('8613800138000');
    expect(toNationalForm('999')).toBe('999');
  });

  it('has the same normalized form with and without the national prefix', () => {
    expect(toPhoneKey('49015112345678')).toBe('4915112345678');
    expect(toPhoneKey('4915112345678')).toBe('4915112345678');
  });

  it.each(['+49 0151 12345678', '0049 151 12345678', '+49 151 12345678'])(
    'is searched for in both forms when entered as %s',
    (text) => {
      expect(toStoredForms(text.replaceAll(/\D/gu, ''))).toEqual(
        expect.arrayContaining(['4915112345678', '49015112345678']),
      );
      expect(toStoredForms('138')).toEqual([]);
    },
  );

  it('is unchanged where no country has it', () => {
    expect(toPhoneKey('99912345')).toBe('99912345');
  });
});

it('accepts a mobile of every country with the prefix in the country list', () => {
  const countries = new Map(getCountryDataList().map(({ iso2, iso3 }) => [iso3, iso2]));
  const numbers: Readonly<Partial<Record<string, string>>> = examples;
  const refused = listCountries('en').flatMap(({ country_code, area_code }) => {
    const example = numbers[countries.get(country_code) ?? ''];
    if (example === undefined) return [];
    // The prefix of an island includes the first digits of its numbers.
    const length = area_code.startsWith('1') ? area_code.length - 1 : 0;
    const phone = parsePhone(area_code, example.slice(length));
    return typeof phone === 'object' && phone.canBeMobile ? [] : [`${country_code} +${area_code} ${example}`];
  });
  expect(refused).toEqual([]);
});
