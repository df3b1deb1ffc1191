import { defaultLanguage, toInterfaceLanguage, type InterfaceLanguage } from './languages.ts';

/** What of a page and its browser says which language is wanted. */
export interface LanguageSources {
  /** `lang` of the document; '' if there is none. */
  readonly pageLanguage: string;
  /** The languages that the browser is set to, the favourite first. */
  readonly browserLanguages: readonly string[];
}

/** A language, and the country that goes with it where nobody names one. */
export interface ChosenLanguage {
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

/** The countries that the shop sells to, by their regions in language tags. */
const countries: Readonly<Record<string, string>> = {
  CN: 'CHN',
  US: 'USA',
  JP: 'JPN',
  FR: 'FRA',
  DE: 'DEU',
  IT: 'ITA',
  ES: 'ESP',
  KR: 'KOR',
  GB: 'GBR',
  CH: 'CHE',
  CA: 'CAN',
};

/** The first language of the page, then of the browser, that the shop has texts in; Chinese where there is none. */
export function chooseLanguage({ pageLanguage, browserLanguages }: LanguageSources): ChosenLanguage {
  const tag = [pageLanguage, ...browserLanguages].find((one) => toInterfaceLanguage(one) !== undefined) ?? '';
  return { language: toInterfaceLanguage(tag) ?? defaultLanguage, country: countryOfLanguage(tag) };
}

/**
 * The country that a language tag stands for: its region where the shop sells there, else the country where the language is
 * most spoken: `de-CH` is CHE, `de` and `de-AT` are DEU. China for all others.
 */
export function countryOfLanguage(tag: string): string {
  try {
    const locale = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    const country = countries[locale.maximize().region ?? ''];
    return country ?? countries[new Intl.Locale(locale.language).maximize().region ?? ''] ?? 'CHN';
  } catch {
    // No language tag.
    return 'CHN';
  }
}

/** What the page that the code runs in says; nothing on a server, whose own settings are not those of a visitor. */
export function readLanguageSources(): LanguageSources {
  if (typeof document === 'undefined') return { pageLanguage: '', browserLanguages: [] };
  return { pageLanguage: document.documentElement.lang, browserLanguages: navigator.languages };
}
