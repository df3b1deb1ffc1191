import { expect, it } from 'vitest';
import { regionLanguage } from './regionLanguage.ts';

it.each([
  ['广东省 深圳市 南山区', 'zh-CN'],
  ['Guangdong Sheng, Shenzhen Shi, Nanshan Qu', undefined],
  ['', undefined],
])('the language of the region %j is %j', (words, language) => {
  expect(regionLanguage(words)).toBe(language);
});
