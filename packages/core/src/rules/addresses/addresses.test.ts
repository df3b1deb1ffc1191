import { describe, expect, it } from 'vitest';
import { goodAddresses } from '../../../test/addresses/goodAddresses.ts';
import { addressLayout } from './addressLayout.ts';
import { addressLines } from './addressLines.ts';
import { findState, hasStates, loadStates, stateName, stateOfPostCode } from './states.ts';

const nowhere = { detail: '', city: '', province: '', zipcode: '' };

describe('the lines of an address', () => {
  it.each(Object.values(goodAddresses))('of $country are in the local format', (good) => {
    const place = {
      countryCode: good.country,
      detail: good.street,
      city: good.city,
      province: good.stateName,
      zipcode: good.postCode,
    };
    expect(addressLines(place)).toEqual(good.lines);
  });

  it.each([
    ['USA', { detail: '1 Main St', city: 'Austin', province: 'Texas' }, ['1 Main St', 'Austin, Texas']],
    ['USA', { detail: '1 Main St', city: 'Austin', zipcode: '78704' }, ['1 Main St', 'Austin 78704']],
    ['USA', { detail: '1 Main St', zipcode: '78704' }, ['1 Main St', '78704']],
    ['DEU', { detail: 'Am Hof 1', city: 'Berlin', province: 'Berlin' }, ['Am Hof 1', 'Berlin']],
    [
      'JPN',
      { detail: '1-2-3 Jingumae', city: 'Shibuya', province: 'Tokyo' },
      ['1-2-3 Jingumae', 'Shibuya, Tokyo'],
    ],
    ['MAC', { detail: '1 Rua', city: 'Macau' }, ['1 Rua', 'Macau']],
    ['XXX', { detail: '1 Road', city: 'Town', zipcode: '1' }, ['1 Road', 'Town']],
  ])('of %s leave no gap for what is missing: %o', (countryCode, given, lines) => {
    expect(addressLines({ ...nowhere, ...given, countryCode })).toEqual(lines);
  });
});

describe('the form of an address', () => {
  it.each([
    ['USA', 'en', ['detail', 'city', 'province', 'zipcode'], 'state'],
    ['GBR', 'en', ['detail', 'city', 'zipcode'], undefined],
    ['DEU', 'de', ['detail', 'zipcode', 'city'], undefined],
    ['JPN', 'ja', ['zipcode', 'province', 'city', 'detail'], 'prefecture'],
    ['JPN', 'de', ['detail', 'city', 'province', 'zipcode'], 'prefecture'],
    ['KOR', 'ko', ['province', 'city', 'detail', 'zipcode'], 'do_si'],
    ['AGO', 'en', ['detail', 'city'], undefined],
    ['XXX', 'en', ['detail', 'city'], undefined],
  ])('of %s in %s has %o', (country, language, parts, stateKind) => {
    expect(addressLayout(country, language)).toMatchObject({ parts, stateKind });
  });

  it('can omit the county of Ireland, but not the state of a US address', () => {
    expect(addressLayout('IRL', 'en').required).toEqual(['detail', 'city']);
    expect(addressLayout('USA', 'en').required).toEqual(['detail', 'city', 'province', 'zipcode']);
  });
});

describe('a state', () => {
  it.each([
    ['USA', 'ca', 'California'],
    ['USA', 'US-NY', 'New York'],
    ['USA', 'State of  Texas', 'Texas'],
    ['USA', 'Texas ', 'Texas'],
    ['USA', 'Washington', 'Washington'],
    ['USA', 'Atlantis', undefined],
    ['USA', '', undefined],
    ['IRL', 'Carlow', 'Co. Carlow'],
    ['IRL', 'County Cork', 'Co. Cork'],
    ['JPN', '東京', '東京都'],
    ['JPN', '京都', '京都府'],
    ['JPN', 'Ōsaka-fu', '大阪府'],
    ['KOR', '서울', '서울특별시'],
    ['BRA', 'Sao Paulo', 'São Paulo'],
  ])('of %s is found by %s: %s', async (country, text, name) => {
    expect(findState(await loadStates(country), text)?.name).toBe(name);
  });

  it.each([
    ['USA', '94104', 'California'],
    ['USA', '10001', 'New York'],
    ['CAN', 'm6c1j4', 'Ontario'],
    ['ITA', '00183', 'Roma'],
    ['ESP', '48011', 'Vizcaya'],
    ['JPN', '150-0001', '東京都'],
    ['AUS', '2010', 'New South Wales'],
    ['KOR', '06133', '서울특별시'],
    ['USA', '9', undefined],
    ['IRL', 'D02 X285', undefined],
  ])('of %s is found by the post code %s: %s', async (country, postCode, name) => {
    expect(stateOfPostCode(await loadStates(country), postCode)?.name).toBe(name);
  });

  it("is named in the reader's script", async () => {
    const [first] = await loadStates('JPN');
    if (first === undefined) throw new Error('Japan has states.');
    expect(['ja', 'zh', 'de', 'ko'].map((language) => stateName(first, language))).toEqual([
      '北海道',
      '北海道',
      'Hokkaido',
      'Hokkaido',
    ]);
  });

  it('is known for some countries', async () => {
    expect(hasStates('USA')).toBe(true);
    expect(hasStates('DEU')).toBe(false);
    expect(await loadStates('toString')).toEqual([]);
  });
});
