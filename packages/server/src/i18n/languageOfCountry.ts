import type { Language } from './language.ts';

const languages: Readonly<Record<string, Language>> = {
  CHN: 'zh',
  JPN: 'ja',
  KOR: 'ko',
  FRA: 'fr',
  DEU: 'de',
  CHE: 'de',
  ITA: 'it',
  ESP: 'es',
};

/** The language to write to a shopper of a country, by its ISO 3166 alpha-3 code, where no other is known. */
export function languageOfCountry(code: string): Language {
  return languages[code] ?? 'en';
}
