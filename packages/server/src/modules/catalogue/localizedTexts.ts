import type { LocalizedInput } from '@pawlet/operator';
import { type Language, languages, type Localized } from '../../i18n/language.ts';

function mapLanguages(toText: (language: Language) => string): Localized {
  return Object.fromEntries(languages.map((language) => [language, toText(language)])) as Localized;
}

/** The given texts over those that were there. */
export function mergeTexts(known: Localized, given: LocalizedInput = {}): Localized {
  return mapLanguages((language) => given[language] ?? known[language]);
}

/** As shoppers see it: a language without its own text has that of the original language. */
export function fillTexts(own: Localized, original: Language): Localized {
  return mapLanguages((language) => (own[language] === '' ? own[original] : own[language]));
}

/** As editors see it: '' where a language only repeats the original. */
export function getOwnTexts(shown: Localized, original: Language): Localized {
  return mapLanguages((language) =>
    language !== original && shown[language] === shown[original] ? '' : shown[language],
  );
}

/** English where it has a text, else the first language that has one. */
export function findOriginal(texts: Localized): Language {
  return texts.en === '' ? (languages.find((language) => texts[language] !== '') ?? 'en') : 'en';
}

/** A short name in every language: missing ones are those of the original. */
export function fillName(known: Localized, given: LocalizedInput): Localized {
  const own = mergeTexts(known, given);
  return fillTexts(own, findOriginal(own));
}
