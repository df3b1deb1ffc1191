import { expect, it } from 'vitest';
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
])('says %i in %s as %s', (count, locale, text) => {
  expect(roundedCount(count, locale)).toBe(text);
});
