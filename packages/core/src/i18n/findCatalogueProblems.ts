import { interfaceLanguages, toLocale, type InterfaceLanguage } from './languages.ts';
import { toTexts } from './toTexts.ts';
import type { Catalogue, MessageTexts } from './types.ts';

/**
 * Finds problems of a catalogue: missing or superfluous keys, plurals and placeholders; for tests. A plural may contain
 * its count in words, and may omit `_many`, which is used from a million on.
 */
export async function findCatalogueProblems<T extends MessageTexts>(
  catalogue: Catalogue<T>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const language of interfaceLanguages) {
    const texts = await textsOf(catalogue, language);
    const report = (key: string, problem: string): void =>
      void problems.push(`${catalogue.id} ${language} ${key}: ${problem}`);
    for (const key of wantedKeys(catalogue.en, language)) {
      const text = texts[key];
      if (text === undefined && key.endsWith('_many')) continue;
      if (text === undefined || text.trim() === '') report(key, 'is missing');
      else if (placeholders(key, text) !== placeholders(key, getSource(catalogue.en, key)))
        report(key, 'has other placeholders');
      else if (language !== 'zh' && language !== 'ja' && /\p{Script=Han}/u.test(text))
        report(key, 'holds Chinese');
    }
    const wanted = new Set(wantedKeys(catalogue.en, language));
    for (const key of Object.keys(texts)) if (!wanted.has(key)) report(key, 'is superfluous');
  }
  return problems;
}

async function textsOf<T extends MessageTexts>(
  catalogue: Catalogue<T>,
  language: InterfaceLanguage,
): Promise<MessageTexts> {
  if (language === 'en') return catalogue.en;
  const texts = catalogue.load[language];
  return toTexts(typeof texts === 'function' ? await texts() : texts);
}

/** The expected keys of a language, with its plural categories. */
function wantedKeys(en: MessageTexts, language: InterfaceLanguage): readonly string[] {
  const categories = new Intl.PluralRules(toLocale(language)).resolvedOptions().pluralCategories;
  return Object.keys(en).flatMap((key) => {
    const base = pluralBase(key);
    if (base === undefined) return [key];
    return key.endsWith('_other') ? categories.map((category) => `${base}_${category}`) : [];
  });
}

function getSource(en: MessageTexts, key: string): string {
  return en[key] ?? en[`${pluralBase(key) ?? key}_other`] ?? '';
}

function pluralBase(key: string): string | undefined {
  return /^(.*)_(?:zero|one|two|few|many|other)$/u.exec(key)?.[1];
}

function placeholders(key: string, text: string): string {
  const isPlural = pluralBase(key) !== undefined;
  return [...text.matchAll(/\{\{\s*(\w+)/gu)]
    .map(([, name]) => name)
    .filter((name) => !isPlural || name !== 'count')
    .sort((first, second) => (first ?? '').localeCompare(second ?? ''))
    .join();
}
