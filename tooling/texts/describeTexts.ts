import {
  type Catalogue,
  findCatalogueProblems,
  type InterfaceLanguage,
  interfaceLanguages,
  type MessageTexts,
} from '@pawlet/core/i18n';
import { isBlunder } from './blunders.ts';

/** How complete a language is. */
export interface Coverage {
  readonly keys: number;
  readonly translated: number;
  readonly missing: number;
  readonly sameAsEnglish: number;
  readonly unused: number;
}

/** What is to be said of one catalogue. */
export interface CatalogueReport {
  readonly coverage: Readonly<Record<InterfaceLanguage, Coverage>>;
  readonly problems: readonly string[];
}

/** Looks for what a catalogue lacks, has too much of, and says amiss; `isNamed` tells the keys that sources name. */
export async function describeTexts(
  catalogue: Catalogue,
  isNamed: (key: string) => boolean,
): Promise<CatalogueReport> {
  const problems = [...(await findCatalogueProblems(catalogue))];
  const isMissing = (language: InterfaceLanguage) => (problem: string) =>
    problem.startsWith(`${catalogue.id} ${language} `) && problem.endsWith(': is missing');
  const rows: [InterfaceLanguage, Coverage][] = [];
  for (const language of interfaceLanguages) {
    const texts = await textsOf(catalogue, language);
    const missing = problems.filter(isMissing(language)).length;
    rows.push([language, count(texts, catalogue.en, missing, isNamed)]);
    for (const [key, text] of Object.entries(texts)) {
      if (isBlunder(key, text, language))
        problems.push(`${catalogue.id} ${language} ${key}: is not what its readers expect (${text})`);
      // Every shop has a name of its own.
      if (/pawlet/iu.test(text))
        problems.push(`${catalogue.id} ${language} ${key}: names the software, not {{shop}} (${text})`);
    }
  }
  for (const key of keysOf(catalogue))
    if (!isNamed(key)) problems.push(`${catalogue.id} ${key}: is named by no source`);
  return { coverage: Object.fromEntries(rows) as Record<InterfaceLanguage, Coverage>, problems };
}

/** The keys to ask a catalogue for: plural suffixes taken off. */
export function keysOf({ en }: Catalogue): readonly string[] {
  return [...new Set(Object.keys(en).map(baseOf))];
}

function count(
  texts: MessageTexts,
  en: MessageTexts,
  missing: number,
  isNamed: (key: string) => boolean,
): Coverage {
  const entries = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const sourceOf = (key: string): string | undefined => en[key] ?? en[`${baseOf(key)}_other`];
  const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/gu, ''));
  return {
    keys: entries.length + missing,
    translated: entries.length,
    missing,
    sameAsEnglish: entries.filter(([key, text]) => hasWords(text) && text === sourceOf(key)).length,
    unused: entries.filter(([key]) => !isNamed(baseOf(key))).length,
  };
}

async function textsOf(catalogue: Catalogue, language: InterfaceLanguage): Promise<MessageTexts> {
  if (language === 'en') return catalogue.en;
  const texts = catalogue.load[language];
  return typeof texts === 'function' ? texts() : texts;
}

function baseOf(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/u, '');
}
