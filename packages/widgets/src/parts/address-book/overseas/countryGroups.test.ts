import type { Country } from '@pawlet/core/api';
import { describe, expect, it } from 'vitest';
import { findCountries, groupCountries, toLetter } from './countryGroups.ts';

const regions = 'DE FR US GB JP KR HK TW ZA MK GQ EH TL VG VI AT EG CI AX VA GF CF CA IN ID TH VN RU'.split(
  ' ',
);

function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return regions
    .map((code, index) => ({ code, region: code, name: names.of(code) ?? code, dialCode: String(index + 1) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

describe('index letters of countries', () => {
  it.each([
    ['de', 'Österreich', 'O'],
    ['fr', 'Égypte', 'E'],
    ['en', 'Åland Islands', 'A'],
    ['zh', '德国', 'D'],
    ['zh', '阿富汗', 'A'],
    ['zh', '法国', 'F'],
    ['zh', '英国', 'Y'],
    ['zh', '赞比亚', 'Z'],
    ['zh', '南非', 'N'],
    ['zh', '日本', 'R'],
    ['zh', '瑞士', 'R'],
    ['zh', '留尼汪', 'L'],
    ['zh', '塞尔维亚', 'S'],
    ['zh', '马来西亚', 'M'],
    ['ja', 'ドイツ', 'タ'],
    ['ja', 'アイスランド', 'ア'],
    ['ja', 'オーストリア', 'ア'],
    ['ja', 'ガーナ', 'カ'],
    ['ja', 'ポルトガル', 'ハ'],
    ['ja', 'ヴァヌアツ', 'ア'],
    ['ja', '南アフリカ', 'マ'],
    ['ja', '韓国', 'カ'],
    ['ko', '독일', 'ㄷ'],
    ['ko', '오스트리아', 'ㅇ'],
    ['en', '', '#'],
    ['en', '123', '#'],
  ])('in %s: %s is listed under %s', (locale, name, letter) => {
    expect(toLetter(name, locale)).toBe(letter);
  });

  it.each(['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'])(
    'lists each country under one letter in %s',
    (locale) => {
      const countries = countriesIn(locale);
      const groups = groupCountries(countries, locale);
      expect(groups.flatMap((group) => group.countries)).toHaveLength(countries.length);
      expect(groups.map(({ letter }) => letter)).not.toContain('#');
      const letters = groups.map(({ letter }) => letter);
      expect(letters).toEqual(letters.toSorted());
    },
  );
});

describe('search for a country', () => {
  const countries: readonly Country[] = [
    { code: 'CIV', name: 'Côte d’Ivoire', dialCode: '225', region: 'CI' },
    { code: 'DEU', name: 'Germany', dialCode: '49', region: 'DE' },
    { code: 'GUY', name: 'Guyana', dialCode: '592', region: 'GY' },
    { code: 'OMN', name: 'Oman', dialCode: '968', region: 'OM' },
    { code: 'ROU', name: 'Romania', dialCode: '40', region: 'RO' },
  ];
  it.each([
    ['cote', ['CIV']],
    ['germ', ['DEU']],
    ['deu', ['DEU']],
    ['OMAN', ['OMN', 'ROU']],
    ['man', ['DEU', 'OMN', 'ROU']],
    ['o', ['OMN', 'CIV', 'ROU']],
    ['+4', ['DEU', 'ROU']],
    ['0049', ['DEU']],
    ['zzz', []],
  ])('%s finds %j', (query, codes) => {
    expect(findCountries(countries, query).map(({ code }) => code)).toEqual(codes);
  });
});
