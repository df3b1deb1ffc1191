import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  interfaceLanguages,
  isInterfaceLanguage,
  toInterfaceLanguage,
  toLocale,
  toWireLanguage,
} from './languages.ts';
import { ownLanguageNames } from './ownLanguageNames.ts';

describe('a language', () => {
  it.each(interfaceLanguages)('%s has a tag, a wire name and its own name', (language) => {
    expect(toInterfaceLanguage(toWireLanguage(language))).toBe(language);
    expect(toInterfaceLanguage(toLocale(language))).toBe(language);
    expect(Intl.getCanonicalLocales(toLocale(language))).toEqual([toLocale(language)]);
    const names = new Intl.DisplayNames(language, { type: 'language' });
    expect(ownLanguageNames[language].toLowerCase()).toContain(names.of(language)?.toLowerCase().slice(0, 2));
  });

  it('is recognised in upper and lower case, with any region or script and surrounding space', () => {
    const rest = fc.constantFrom('', '-CN', '_cn', '-Hant-TW', '_DE.UTF-8', '-');
    fc.assert(
      fc.property(fc.constantFrom(...interfaceLanguages), rest, fc.boolean(), (language, behind, isUpper) => {
        const text = `${language}${behind}`;
        expect(toInterfaceLanguage(` ${isUpper ? text.toUpperCase() : text}\t`)).toBe(language);
      }),
    );
  });

  it('is not recognised in other texts', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = toInterfaceLanguage(text);
        expect(found === undefined || text.trim().toLowerCase().startsWith(found)).toBe(true);
      }),
    );
    for (const text of ['', '-', 'pt', 'eng', 'zho', 'constructor', '__proto__', 'ＥＮ'])
      expect(toInterfaceLanguage(text)).toBeUndefined();
    for (const value of [undefined, null, 0, {}, ['en'], 'EN', 'zh-CN'])
      expect(isInterfaceLanguage(value)).toBe(false);
  });
});
