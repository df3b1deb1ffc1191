import { expect, it } from 'vitest';
import {
  forgetCountry,
  getVisitorCountry,
  readOfferedCountries,
  toOfferedCountry,
} from './offeredCountries.ts';

it.each([
  ['DEU FRA', ['DEU', 'FRA']],
  ['', []],
  [undefined, []],
])('reads the countries of a page with %j', (content, countries) => {
  const page = { querySelector: () => (content === undefined ? null : { content }) };
  expect(readOfferedCountries(page as Pick<Document, 'querySelector'>)).toEqual(countries);
});

it.each([
  ['deu', ['DEU'], 'DEU'],
  ['CHN', ['DEU'], undefined],
  ['CHN', [], 'CHN'],
])('%j, of %j, is %j', (code, offered, country) => {
  expect(toOfferedCountry(code, offered)).toBe(country);
});

it.each([
  ['"CHN"', ['DEU'], null],
  ['"DEU"', ['DEU'], '"DEU"'],
  ['"CHN"', [], '"CHN"'],
  [null, ['DEU'], null],
])('of the stored %j, where %j are offered, leaves %j', (stored, offered, left) => {
  const entries = new Map(stored === null ? [] : [['pawlet:country', stored]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
  };
  forgetCountry(storage, offered);
  expect(storage.getItem('pawlet:country')).toBe(left);
});

it.each([
  ['/', 'de', [], 'CHN'],
  ['/goods/7', 'de', [], 'CHN'],
  ['/de/goods/7', 'de', [], 'DEU'],
  // Who has chosen Chinese gets a Chinese page at this address.
  ['/de/goods/7', 'zh', [], 'CHN'],
  ['/de', 'de', ['FRA', 'DEU'], 'DEU'],
  ['/ja', 'ja', ['FRA', 'DEU'], 'FRA'],
  ['/', 'zh', ['FRA', 'DEU'], 'FRA'],
  ['/xx/goods/7', 'de', [], 'CHN'],
] as const)('at %s in %s, of %j, a visitor gets %s', (pathname, language, offered, country) => {
  expect(getVisitorCountry(pathname, language, offered)).toBe(country);
});
