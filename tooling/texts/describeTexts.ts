import {
  type Catalogue,
  findCatalogueProblems,
  type InterfaceLanguage,
  interfaceLanguages,
  type MessageTexts,
} from '@pawlet/core/i18n';
import { isBlunder } from './blunders.ts';
import type { FeatureTexts } from './readLocales.ts';

/** How complete a language is. */
export interface Coverage {
  readonly keys: number;
  readonly translated: number;
  readonly missing: number;
  readonly sameAsEnglish: number;
  readonly unused: number;
}

/** The findings on the texts of one feature. */
export interface TextReport {
  readonly coverage: Readonly<Record<InterfaceLanguage, Coverage>>;
  readonly problems: readonly string[];
}

/**
 * Finds what the texts of a feature lack, have too much of, and do wrong; `isNamed` returns whether sources use a key.
 */
export async function describeTexts(
  feature: FeatureTexts,
  isNamed: (key: string) => boolean,
): Promise<TextReport> {
  const catalogue = toCatalogue(feature);
  const isAbsent = (problem: string) =>
    interfaceLanguages.some(
      (language) =>
        !feature.languages.includes(language) && problem.startsWith(`${catalogue.id} ${language} `),
    );
  const found = await findCatalogueProblems(catalogue);
  const problems = found.filter((problem) => !isAbsent(problem));
  const isMissing = (language: InterfaceLanguage) => (problem: string) =>
    problem.startsWith(`${catalogue.id} ${language} `) && problem.endsWith(': is missing');
  const rows: [InterfaceLanguage, Coverage][] = [];
  for (const language of interfaceLanguages) {
    const texts = feature.texts[language];
    const missing = problems.filter(isMissing(language)).length;
    rows.push([language, count(texts, catalogue.en, missing, isNamed)]);
    for (const [key, text] of Object.entries(texts)) {
      if (isBlunder(key, text, language))
        problems.push(`${catalogue.id} ${language} ${key}: is not what its readers expect (${text})`);
      // Every shop has its own name; variables of the environment have that of the software.
      if (/pawlet(?!_)/iu.test(text))
        problems.push(`${catalogue.id} ${language} ${key}: names the software, not {{shop}} (${text})`);
    }
  }
  for (const key of getKeys(feature))
    if (!isNamed(key)) problems.push(`${catalogue.id} ${key}: is named by no source`);
  return { coverage: Object.fromEntries(rows) as Record<InterfaceLanguage, Coverage>, problems };
}

/** The keys without plural suffixes. */
export function getKeys({ texts }: FeatureTexts): readonly string[] {
  return [...new Set(Object.keys(texts.en).map(getBase))];
}

function toCatalogue({ packageName, feature, texts: { en, ...load } }: FeatureTexts): Catalogue {
  const id = `${packageName} ${feature}`;
  if (packageName !== 'server') return { id, en, load };
  // For a discount Chinese states the tenths left to pay, every other language the percentage off.
  const zh = Object.fromEntries(
    Object.entries(load.zh).map(([key, text]) => [key, text.replaceAll('{{pay}}', '{{off}}')]),
  );
  return { id, en, load: { ...load, zh } };
}

function count(
  texts: MessageTexts,
  en: MessageTexts,
  missing: number,
  isNamed: (key: string) => boolean,
): Coverage {
  const entries = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const getSource = (key: string): string | undefined => en[key] ?? en[`${getBase(key)}_other`];
  const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/gu, ''));
  return {
    keys: entries.length + missing,
    translated: entries.length,
    missing,
    sameAsEnglish: entries.filter(([key, text]) => hasWords(text) && text === getSource(key)).length,
    unused: entries.filter(([key]) => !isNamed(getBase(key))).length,
  };
}

function getBase(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/u, '');
}
