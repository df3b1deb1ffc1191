import { expect, it } from 'vitest';
import { forgetLanguage, readOfferedLanguages, toOfferedLanguage } from './offeredLanguages.ts';

it.each([
  ['en de', ['en', 'de']],
  ['', []],
  [undefined, []],
  ['en xx', ['en']],
])('reads the languages of a page with %j', (content, languages) => {
  const page = { querySelector: () => (content === undefined ? null : { content }) };
  expect(readOfferedLanguages(page as Pick<Document, 'querySelector'>)).toEqual(languages);
});

it.each([
  ['de-AT', ['en', 'de'], 'de'],
  ['ja', ['en', 'de'], undefined],
  ['ja', [], 'ja'],
  ['', ['en'], undefined],
] as const)('%j, of %j, is %j', (tag, offered, language) => {
  expect(toOfferedLanguage(tag, offered)).toBe(language);
});

it.each([
  ['"ja"', ['en', 'de'], null],
  ['"de"', ['en', 'de'], '"de"'],
  ['"ja"', [], '"ja"'],
  [null, ['en'], null],
] as const)('of the stored %j, where %j are offered, leaves %j', (stored, offered, left) => {
  const entries = new Map(stored === null ? [] : [['pawlet:lang', stored]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
  };
  forgetLanguage(storage, offered);
  expect(storage.getItem('pawlet:lang')).toBe(left);
});
