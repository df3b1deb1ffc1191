import { describe, expect, it } from 'vitest';
import { matchPrefixes } from './matchPrefixes.ts';

const all = [
  { country: 'CHN', name: 'China', areaCode: '86' },
  { country: 'CIV', name: 'Côte d’Ivoire', areaCode: '225' },
  { country: 'DEU', name: 'Deutschland', areaCode: '49' },
  { country: 'JPN', name: '日本', areaCode: '81' },
  { country: 'KOR', name: '대한민국', areaCode: '82' },
];

describe('the search of the country list', () => {
  it.each([
    ['', ['CHN', 'CIV', 'DEU', 'JPN', 'KOR']],
    ['  ', ['CHN', 'CIV', 'DEU', 'JPN', 'KOR']],
    ['cote', ['CIV']],
    ['LAND', ['DEU']],
    ['日', ['JPN']],
    ['한민', ['KOR']],
    ['deu', ['DEU']],
    ['8', ['CHN', 'JPN', 'KOR']],
    ['+49', ['DEU']],
    ['0049', ['DEU']],
    ['9', []],
    ['xyz', []],
    ['+', []],
  ])('finds by %j %j', (search, expected) => {
    expect(matchPrefixes(all, search).map(({ country }) => country)).toEqual(expected);
  });
});
