import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../http/countries.ts';
import { languages } from '../../i18n/language.ts';
import { defaultIdentity } from '../../modules/config/shopIdentity.ts';
import { readVisitor } from './visitor.ts';

describe('whom a page is rendered for', () => {
  it.each([
    [{}, undefined, 'zh', 'CHN'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, undefined, 'de', 'CHN'],
    [{ 'accept-language': 'pt-BR, ko;q=0.2, fr;q=0.7' }, undefined, 'fr', 'CHN'],
    [{ 'accept-language': 'fr;q=0, ja;q=0.1' }, undefined, 'ja', 'CHN'],
    [{ 'accept-language': 'pt, *;q=0.5' }, undefined, 'zh', 'CHN'],
    [{ 'accept-language': 'de', cookie: 'pawlet_lang=it; pawlet_country=ITA' }, undefined, 'it', 'ITA'],
    [{ 'accept-language': 'de', cookie: 'pawlet_lang=it' }, 'es', 'es', 'ESP'],
    [{ cookie: 'pawlet_country=FRA' }, 'es', 'es', 'FRA'],
    [{ cookie: 'pawlet_country=XXX' }, 'en', 'en', 'USA'],
    [{ cookie: 'pawlet_lang=xx; pawlet_country=XXX' }, undefined, 'zh', 'CHN'],
    [{ cookie: 'pawlet_country=deu' }, 'de', 'de', 'DEU'],
  ] as const)('%j at a path in %s: %s, %s', (headers, pathLanguage, language, country) => {
    expect(readVisitor(new Headers(headers), pathLanguage)).toEqual({ language, country });
  });

  it.each([
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, undefined, 'en'],
    [{ 'accept-language': 'de' }, undefined, 'fr'],
    [{ 'accept-language': 'en', cookie: 'pawlet_lang=de' }, undefined, 'en'],
    [{ cookie: 'pawlet_lang=en' }, 'de', 'en'],
    [{}, 'en', 'en'],
  ] as const)('is offered: %j at a path in %s: %s', (headers, pathLanguage, language) => {
    const shop = { ...defaultIdentity, languages: { offered: ['en', 'fr'], default: 'fr' } as const };
    expect(readVisitor(new Headers(headers), pathLanguage, shop).language).toBe(language);
  });

  it.each([
    [{}, undefined, 'FRA'],
    [{ 'accept-language': 'de' }, undefined, 'FRA'],
    [{}, 'de', 'DEU'],
    [{}, 'en', 'FRA'],
    [{ cookie: 'pawlet_country=DEU' }, undefined, 'DEU'],
    // Chosen before the shop stopped selling there.
    [{ cookie: 'pawlet_country=CHN' }, undefined, 'FRA'],
    [{ cookie: 'pawlet_country=CHN' }, 'de', 'DEU'],
  ] as const)(
    'buys where the shop sells, in France and Germany: %j at a path in %s: %s',
    (headers, pathLanguage, country) => {
      const shop = { ...defaultIdentity, countries: ['FRA', 'DEU'] };
      expect(readVisitor(new Headers(headers), pathLanguage, shop).country).toBe(country);
    },
  );

  it('is a language and a country of the shop, whatever the headers contain', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('deq=;,.*01- %_pawletlngcountry"')) });
    fc.assert(
      fc.property(text, text, (accepted, cookie) => {
        const headers = new Headers({ 'accept-language': accepted, cookie });
        const found = readVisitor(headers, undefined);
        expect(languages).toContain(found.language);
        expect(countries.map(({ code }) => code)).toContain(found.country);
      }),
      { numRuns: 2000, seed: 22 },
    );
  });
});
