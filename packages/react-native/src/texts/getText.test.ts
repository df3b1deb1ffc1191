import { interfaceLanguages } from '@pawlet/core/i18n';
import { expect, it } from 'vitest';
import { appTexts } from './appTexts.ts';
import { getText } from './getText.ts';

it('has its texts in each language of the shop', () => {
  expect(Object.keys(appTexts).toSorted()).toEqual([...interfaceLanguages].toSorted());
  expect(new Set(interfaceLanguages.map((language) => getText(language)('app.title'))).size).toBe(8);
});

it.each([
  ['de-AT', 'Der Shop ist vorübergehend nicht erreichbar (503).'],
  ['ZH_hans', '商城暂时无法访问（503）。'],
  ['pt', 'The shop is temporarily unavailable (503).'],
  ['constructor', 'The shop is temporarily unavailable (503).'],
])('chooses by the language %s', (language, text) => {
  expect(getText(language)('app.unavailableStatus', 503)).toBe(text);
});
