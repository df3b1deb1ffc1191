import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { interfaceLanguages, toLocale } from './languages.ts';
import { roundedCount } from './roundedCount.ts';

it.each([
  [0, 'en', '0'],
  [99, 'en', '99'],
  [100, 'en', '100+'],
  [187, 'de', '100+'],
  [1000, 'en', '1K+'],
  [2999, 'zh-CN', '2000+'],
  [34_567, 'zh-CN', '3万+'],
  [34_567, 'ja', '3万+'],
  [5_600_000, 'en', '5M+'],
])('formats %i in %s as %s', (count, locale, text) => {
  expect(roundedCount(count, locale)).toBe(text);
});

it.each(interfaceLanguages)('formats every rounded count in %s as the language does', (language) => {
  const locale = toLocale(language);
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 });
  for (let step = 100; step <= 1_000_000_000; step *= 10) {
    for (let digit = 1; digit <= 9; digit += 1) {
      expect(roundedCount(digit * step, locale)).toBe(`${format.format(digit * step)}+`);
    }
  }
});

it.each(interfaceLanguages)('never rounds up in %s, and never to zero', (language) => {
  const locale = toLocale(language);
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 });
  const rounded = (count: number): number => Number(String(count).replaceAll(/(?<=.)\d/gu, '0'));
  fc.assert(
    fc.property(fc.integer({ min: 100, max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(rounded(count)).toBeLessThanOrEqual(count);
      expect(roundedCount(count, locale)).toBe(`${format.format(rounded(count))}+`);
    }),
    { examples: [[999], [999_999], [999_999_999_999_999], [Number.MAX_SAFE_INTEGER]] },
  );
});
