import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interfaceLanguages } from '@pawlet/core/i18n';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { describeTexts } from './describeTexts.ts';
import { findNamedKeys } from './findNamedKeys.ts';
import type { FeatureTexts } from './readLocales.ts';

const folder = mkdtempSync(join(tmpdir(), 'pawlet-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function namedIn(source: string) {
  const file = join(folder, 'source.ts');
  writeFileSync(file, source);
  const options = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] };
  const known = ['cart.all', 'cart.paid', 'cart.gone', 'ui.close', 'ui.retry'];
  const { keys, prefixes: beginnings } = findNamedKeys(ts.createProgram([file], options), [file], known);
  return { keys: known.filter((key) => keys.has(key)), beginnings: [...beginnings.keys()] };
}

/** A feature with the same texts in every language but one. */
function getFeature(
  en: Record<string, string>,
  changed: Record<string, Record<string, string>> = {},
): FeatureTexts {
  const texts = Object.fromEntries(interfaceLanguages.map((language) => [language, changed[language] ?? en]));
  return {
    packageName: 'shell',
    feature: 'demo',
    languages: interfaceLanguages,
    texts: texts as FeatureTexts['texts'],
  };
}

describe('the keys that sources use', () => {
  it('are the literal ones, and all values of a template', () => {
    const source = `
      declare function text<K extends 'cart.all' | 'cart.paid' | 'cart.gone'>(key: K): string;
      declare const tab: 'all' | 'paid';
      text(\`cart.\${tab}\`);`;
    expect(namedIn(source)).toEqual({ keys: ['cart.all', 'cart.paid'], beginnings: [] });
    expect(namedIn(`export const key = 'cart.gone';`).keys).toEqual(['cart.gone']);
  });

  it('are not those in types', () => {
    expect(namedIn(`export type Key = 'cart.all' | \`cart.\${string}\`;`)).toEqual({
      keys: [],
      beginnings: [],
    });
  });

  it('are unknown where a template takes any text', () => {
    expect(namedIn('export const keyOf = (tab: string) => `cart.${tab}`;')).toEqual({
      keys: [],
      beginnings: ['cart.'],
    });
  });

  it('include the words that are read without their prefix', () => {
    const source = `
      type Words = { readonly [Name in 'close' | 'retry']: string };
      declare const words: Words;
      const { close } = words;
      export const said = [close, { retry: 1 }.retry];`;
    expect(namedIn(source).keys).toEqual(['ui.close']);
  });
});

describe('the findings on the texts of a feature', () => {
  const all = (): boolean => true;

  it('are empty but for its size where all is well', async () => {
    const { coverage, problems } = await describeTexts(
      getFeature({ 'demo.go': 'Go', 'demo.mark': '–' }),
      all,
    );
    expect(problems).toEqual([]);
    expect(coverage.de).toEqual({ keys: 2, translated: 2, missing: 0, sameAsEnglish: 1, unused: 0 });
  });

  it.each([
    ['de', { 'demo.go': ' ' }, 'shell demo de demo.go: is missing'],
    ['de', { 'demo.go': 'Los, {{name}}' }, 'shell demo de demo.go: has other placeholders'],
    ['ko', { 'demo.go': '去' }, 'shell demo ko demo.go: holds Chinese'],
    ['de', { 'demo.go': 'Los', 'demo.on': 'Weiter' }, 'shell demo de demo.on: is superfluous'],
    ['zh', { 'demo.go': '你好' }, 'shell demo zh demo.go: is not what its readers expect (你好)'],
    [
      'de',
      { 'demo.go': 'Gratisgeschenk' },
      'shell demo de demo.go: is not what its readers expect (Gratisgeschenk)',
    ],
    ['de', { 'demo.go': 'Vergriffen' }, 'shell demo de demo.go: is not what its readers expect (Vergriffen)'],
    ['fr', { 'demo.go': 'Pointez' }, 'shell demo fr demo.go: is not what its readers expect (Pointez)'],
    ['fr', { 'demo.go': 'Pawlet' }, 'shell demo fr demo.go: names the software, not {{shop}} (Pawlet)'],
    [
      'es',
      { 'demo.go': '¿Va?', 'demo.on': 'Va!' },
      'shell demo es demo.on: is not what its readers expect (Va!)',
    ],
  ])('report the problem of %s with %j', async (language, texts, problem) => {
    const { problems } = await describeTexts(getFeature({ 'demo.go': 'Go' }, { [language]: texts }), all);
    expect(problems).toContain(problem);
  });

  it.each(['Favourite', 'To pay', 'Sign in'])('report the problem of English with "%s"', async (text) => {
    const { problems } = await describeTexts(getFeature({ 'demo.go': text }), all);
    expect(problems).toContain(`shell demo en demo.go: is not what its readers expect (${text})`);
  });

  it('count what is missing, and what is unused', async () => {
    const en = { 'demo.go_one': '{{count}} way', 'demo.go_other': '{{count}} ways', 'demo.on': 'On' };
    const ja = { 'demo.go_other': '{{count}}通り' };
    const { coverage, problems } = await describeTexts(getFeature(en, { ja }), (key) => key !== 'demo.go');
    expect(coverage.ja).toEqual({ keys: 2, translated: 1, missing: 1, sameAsEnglish: 0, unused: 1 });
    expect(coverage.en).toMatchObject({ keys: 3, unused: 2 });
    expect(problems).toContain('shell demo demo.go: is named by no source');
    expect(problems).not.toContain('shell demo demo.on: is named by no source');
  });
});
