import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { black, contrast, luminance, mix, parseColor, toHex, white, type Rgb } from './color.ts';

const channel = fc.nat(255);
const color: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a colour', () => {
  it('is parsed in either case and with surrounding space', () => {
    fc.assert(
      fc.property(color, (one) => {
        expect(parseColor(toHex(one))).toEqual(one);
        expect(parseColor(` ${toHex(one).toLowerCase()}\n`)).toEqual(one);
      }),
    );
  });

  it('with three digits is parsed as each of them doubled', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\da-fA-F]{3}$/u), (digits) => {
        expect(parseColor(`#${digits}`)).toEqual(parseColor(`#${digits.replaceAll(/./gu, '$&$&')}`));
      }),
    );
  });

  it('is not parsed from other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^#?[\da-fA-F]{0,9}$/u)), (text) => {
        const isColor = /^#(?:[\da-f]{3}){1,2}$/iu.test(text.trim());
        expect(parseColor(text) !== undefined).toBe(isColor);
      }),
      { examples: [['#12'], ['#1234'], ['#12345'], ['#1234567'], ['#12345678'], ['＃FFFFFF'], ['#１１１']] },
    );
  });
});

describe('a mix', () => {
  it('is a colour between its colours, and one of them at each end', () => {
    fc.assert(
      fc.property(color, color, share, (base, other, part) => {
        const mixed = mix(base, other, part);
        expect(parseColor(toHex(mixed))).toEqual(mixed);
        for (const index of [0, 1, 2] as const) {
          const [least, most] = [base[index], other[index]].sort((one, two) => one - two);
          expect(mixed[index]).toBeGreaterThanOrEqual(least ?? 0);
          expect(mixed[index]).toBeLessThanOrEqual(most ?? 255);
        }
        expect([mix(base, other, 0), mix(base, other, 1)]).toEqual([base, other]);
      }),
    );
  });
});

describe('the contrast', () => {
  it('is 1 to 21, symmetric, and 1 for equal colours', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 10);
    fc.assert(
      fc.property(color, color, (one, other) => {
        const found = contrast(one, other);
        expect(found).toBe(contrast(other, one));
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThanOrEqual(contrast(black, white));
        expect(contrast(one, one)).toBe(1);
      }),
    );
  });

  it('of every colour with black or white is sufficient for text', () => {
    fc.assert(
      fc.property(color, (one) => {
        expect(Math.max(contrast(one, black), contrast(one, white))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('increases with each channel’s light', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(0, 1, 2), (one, index) => {
        const lighter = one.map((value, at) => (at === index ? Math.min(255, value + 1) : value));
        const [red = 0, green = 0, blue = 0] = lighter;
        expect(luminance([red, green, blue])).toBeGreaterThanOrEqual(luminance(one));
      }),
    );
  });
});
