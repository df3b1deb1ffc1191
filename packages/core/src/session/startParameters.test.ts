import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStartParameters, stripStartParameters } from './startParameters.ts';

describe('readStartParameters', () => {
  it('reads query and hash; the query and the first of a repeated name take precedence', () => {
    const href =
      'https://s.test/?lang=en&lang=fr&sup=a%20b#/pages/index/index?lang=de&country_code=FRA&source_url=https%3A%2F%2Fa.test';
    expect(readStartParameters(href)).toEqual({
      token: undefined,
      lang: 'en',
      countryCode: 'FRA',
      code: undefined,
      state: undefined,
      sourceUrl: 'https://a.test',
      sup: 'a b',
    });
  });

  it('returns nothing for a URL without parameters', () => {
    for (const href of [
      'https://s.test/',
      'https://s.test/#',
      'https://s.test/?#?',
      'https://s.test/?token=#/',
    ]) {
      expect(Object.values(readStartParameters(href)).every((value) => value === undefined)).toBe(true);
    }
  });

  it('is safe against hostile names', () => {
    const read = readStartParameters(
      'https://s.test/?__proto__[token]=x&constructor=y&token[]=z&prototype.token=w',
    );
    expect(read.token).toBeUndefined();
    expect(Object.getPrototypeOf({})).not.toHaveProperty('token');
  });
});

describe('stripStartParameters', () => {
  it.each([
    ['https://s.test/?token=x', 'https://s.test/'],
    ['https://s.test/?a=1&token=x&b=2', 'https://s.test/?a=1&b=2'],
    ['https://s.test/#/p?token=x', 'https://s.test/#/p'],
    ['https://s.test/?lang=de#/p?id=1&country_code=DEU', 'https://s.test/#/p?id=1'],
    ['https://s.test/?%74oken=x', 'https://s.test/'],
    ['https://s.test/?token=x&token=y#/p?token=z', 'https://s.test/#/p'],
    ['https://s.test/?code=x&state=y&hashpath=p', 'https://s.test/?hashpath=p'],
    ['https://s.test/?state=y', 'https://s.test/?state=y'],
    ['https://s.test/?q=a%20b+c#/p', 'https://s.test/?q=a%20b+c#/p'],
    ['https://s.test/#/p?tokens=1', 'https://s.test/#/p?tokens=1'],
  ])('changes %s to %s', (href, expected) => expect(stripStartParameters(href)).toBe(expected));

  it('leaves no start-up parameter in any URL', () => {
    const name = fc.constantFrom(
      'token',
      'lang',
      'country_code',
      'code',
      'source_url',
      'sup',
      'id',
      'q',
      '%74oken',
      '',
    );
    const query = fc
      .array(fc.tuple(name, fc.string({ maxLength: 5 }).map(encodeURIComponent)))
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    fc.assert(
      fc.property(query, query, (first, second) => {
        const stripped = stripStartParameters(`https://s.test/?${first}#/p?${second}`);
        expect(Object.values(readStartParameters(stripped)).filter((value) => value !== undefined)).toEqual(
          [],
        );
      }),
    );
  });
});
