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

/** The default language for a shopper in a country, by ISO 3166 alpha-3 code. */
export function languageOfCountry(code: string): Language {
  return languages[code] ?? 'en';
}
