import { expect, it } from 'vitest';
import { chooseCountry, languageOfCountry } from './countryChoice.ts';

it.each([
  [[], undefined, 'CHN'],
  [[], 'zh', 'CHN'],
  [[], 'en', 'USA'],
  [[], 'de', 'DEU'],
  [['DEU', 'FRA'], undefined, 'DEU'],
  [['DEU', 'FRA'], 'fr', 'FRA'],
  [['DEU', 'FRA'], 'zh', 'DEU'],
  [['CHE', 'DEU'], 'de', 'CHE'],
  [['CAN', 'GBR'], 'en', 'CAN'],
])('of %j at an address in %s a visitor gets %s', (offered, language, country) => {
  expect(chooseCountry(offered, language)).toBe(country);
});

it.each([
  ['CHE', 'de'],
  ['GBR', 'en'],
  ['AUT', 'en'],
  ['toString', 'en'],
])('shoppers in %s are addressed in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
