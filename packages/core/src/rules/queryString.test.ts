import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryString } from './queryString.ts';

describe('queryString', () => {
  it.each([
    ['indices', '?ids[0]=1&ids[1]=2'],
    ['brackets', '?ids[]=1&ids[]=2'],
    ['repeat', '?ids=1&ids=2'],
    ['comma', '?ids=1,2'],
  ] as const)('formats lists as %s', (arrayFormat, expected) => {
    expect(queryString({ ids: [1, 2] }, { arrayFormat })).toBe(expected);
  });

  it('skips empty values and keeps zero and false', () => {
    expect(queryString({ a: '', b: null, c: undefined, d: 0, e: false, f: [], g: ['', 'x'] })).toBe(
      '?d=0&e=false&g[]=x',
    );
  });

  it('is empty when nothing is left', () => {
    expect(queryString({ a: '' })).toBe('');
    expect(queryString({ a: 1 }, { withPrefix: false })).toBe('a=1');
  });

  it('keeps every text through URLSearchParams', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (name, value) => {
        expect([...new URLSearchParams(queryString({ [name]: value }))]).toEqual([[name, value]]);
      }),
    );
  });
});
