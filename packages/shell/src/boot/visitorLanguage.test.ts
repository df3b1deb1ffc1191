import { describe, expect, it } from 'vitest';
import { getVisitorLanguage } from './visitorLanguage.ts';

describe('the language of a visitor', () => {
  it.each([
    ['/de/goods/7', 'fr', ['ja-JP'], 'de'],
    ['/goods/7', 'fr', ['ja-JP'], 'fr'],
    ['/', undefined, ['pt-BR', 'ja-JP', 'fr'], 'ja'],
    ['/', undefined, ['ko-KR'], 'ko'],
    ['/', undefined, ['pt-BR'], 'zh'],
    ['/', undefined, [], 'zh'],
    ['/xx/goods/7', undefined, ['de-AT'], 'de'],
  ] as const)('at %s, rendered in %s, in a browser with %j: %s', (path, rendered, browser, language) => {
    expect(getVisitorLanguage(path, rendered, browser)).toBe(language);
  });

  it.each([
    ['/ja/goods/7', undefined, ['de'], 'de'],
    ['/', undefined, ['ja', 'fr'], 'en'],
    ['/', undefined, ['ja-JP', 'de-AT'], 'de'],
    ['/de/goods/7', 'en', [], 'de'],
  ] as const)(
    'is offered: at %s, rendered in %s, in a browser with %j: %s',
    (path, rendered, browser, language) => {
      expect(getVisitorLanguage(path, rendered, browser, ['en', 'de'])).toBe(language);
    },
  );
});
