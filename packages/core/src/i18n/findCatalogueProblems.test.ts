import { expect, it } from 'vitest';
import { findCatalogueProblems } from './findCatalogueProblems.ts';
import { interfaceLanguages } from './languages.ts';
import type { Catalogue, MessageTexts } from './types.ts';

const en = {
  'demo.title': 'Hello, {{name}}',
  'demo.days_one': 'tomorrow, for {{price}}',
  'demo.days_other': 'in {{count}} days, for {{price}}',
};

const translations: Readonly<Record<string, MessageTexts>> = {
  ja: { 'demo.title': 'こんにちは、{{name}}', 'demo.days_other': '{{count}}日後、{{price}}' },
  ko: { 'demo.title': '{{name}}님', 'demo.days_other': '{{count}}일 후, {{price}}' },
  zh: { 'demo.title': '{{name}}，您好', 'demo.days_other': '{{count}} 天后，{{price}}' },
};

function getProblems(language: string, changes: Readonly<Record<string, string | undefined>>) {
  const texts = { ...(translations[language] ?? en), ...changes };
  const load = Object.fromEntries(interfaceLanguages.map((one) => [one, translations[one] ?? en]));
  // Same form as a JSON module.
  const module = () => Promise.resolve({ default: texts });
  const catalogue = { id: 'demo', en, load: { ...load, [language]: module } };
  return findCatalogueProblems(catalogue as unknown as Catalogue);
}

it("accepts each language's plural forms, a count in words, and a missing form for millions", async () => {
  expect(await getProblems('de', {})).toEqual([]);
  expect(await getProblems('fr', { 'demo.days_one': 'dans {{count}} jour, {{price}}' })).toEqual([]);
  expect(await getProblems('fr', { 'demo.days_many': 'dans {{count}} de jours, {{price}}' })).toEqual([]);
});

it.each([
  ['de', { 'demo.title': undefined }, 'demo de demo.title: is missing'],
  ['de', { 'demo.days_one': ' ' }, 'demo de demo.days_one: is missing'],
  ['ja', { 'demo.days_other': undefined }, 'demo ja demo.days_other: is missing'],
  ['de', { 'demo.title': 'Hallo' }, 'demo de demo.title: has other placeholders'],
  ['de', { 'demo.days_other': 'in {{count}} Tagen' }, 'demo de demo.days_other: has other placeholders'],
  ['it', { 'demo.title': '你好, {{name}}' }, 'demo it demo.title: holds Chinese'],
  ['es', { 'demo.more': 'Más' }, 'demo es demo.more: is superfluous'],
  ['ja', { 'demo.days_one': '明日、{{price}}' }, 'demo ja demo.days_one: is superfluous'],
])('reports that %s has %j', async (language, changes, problem) => {
  expect(await getProblems(language, changes)).toEqual([problem]);
});
