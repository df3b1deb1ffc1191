import { describe, expect, it } from 'vitest';
import { chooseLanguage, countryOfLanguage } from './chooseLanguage.ts';

describe('the language of a page', () => {
  it.each([
    ['de', ['fr-FR'], 'de', 'DEU'],
    ['de-CH', [], 'de', 'CHE'],
    ['de-AT', [], 'de', 'DEU'],
    ['de_DE', [], 'de', 'DEU'],
    ['en', [], 'en', 'USA'],
    ['en-GB', [], 'en', 'GBR'],
    ['fr-CA', [], 'fr', 'CAN'],
    ['zh-TW', [], 'zh', 'CHN'],
    ['pt-BR', ['pt', 'es-MX', 'de'], 'es', 'ESP'],
    ['', ['it-IT'], 'it', 'ITA'],
    ['', [], 'zh', 'CHN'],
    ['<b>', ['x'], 'zh', 'CHN'],
  ])('lang="%s" and a browser of %j: %s, %s', (pageLanguage, browserLanguages, language, country) => {
    expect(chooseLanguage({ pageLanguage, browserLanguages })).toEqual({ language, country });
  });

  it('has the country China for a tag without a country', () => {
    expect(countryOfLanguage('')).toBe('CHN');
    expect(countryOfLanguage('not a language')).toBe('CHN');
  });
});
