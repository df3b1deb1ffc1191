import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostCode, postCodeSample, writePostCode } from './postCodes.ts';

describe('post codes', () => {
  it.each([
    ['DEU', '10999', '10999'],
    ['GBR', 'sw1a1aa', 'SW1A 1AA'],
    ['GBR', 'm1 1ae', 'M1 1AE'],
    ['JPN', '１５０−０００１', '150-0001'],
    ['JPN', '1500001', '150-0001'],
    ['NLD', '1012ab', '1012 AB'],
    ['CAN', 'k1a0b1', 'K1A 0B1'],
    ['POL', '00950', '00-950'],
    ['SWE', 'SE-11122', '111 22'],
    ['USA', '940431234', '94043-1234'],
    ['IRL', 'd6wxy00', 'D6W XY00'],
    ['PRT', '1000205', '1000-205'],
    ['HKG', ' 00000 ', '00000'],
  ])('of %s: %s is formatted as %s', (country, typed, written) => {
    expect(isPostCode(country, typed)).toBe(true);
    expect(writePostCode(country, typed)).toBe(written);
  });

  it.each([
    ['DEU', '1099'],
    ['DEU', '1099A'],
    ['GBR', '12345'],
    ['JPN', '150-001'],
    ['HKG', '  '],
  ])('of %s: %s is invalid', (country, typed) => {
    expect(isPostCode(country, typed)).toBe(false);
    expect(writePostCode(country, typed)).toBe(typed.trim());
  });

  it('have a sample', () => {
    expect(postCodeSample('NLD')).toBe('1234 BB');
    expect(postCodeSample('JPN')).toBe('123-4567');
    expect(postCodeSample('XXX')).toBeUndefined();
  });

  it('are unchanged when formatted again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DEU', 'GBR', 'JPN', 'NLD', 'USA', 'SWE'),
        fc.string(),
        (country, typed) => {
          const written = writePostCode(country, typed);
          expect(writePostCode(country, written)).toBe(written);
          expect(isPostCode(country, written)).toBe(isPostCode(country, typed));
        },
      ),
    );
  });
});
