import { defaultLanguage, toInterfaceLanguage, type InterfaceLanguage } from './languages.ts';

/** Sources of the preferred language: the page and its browser. */
export interface LanguageSources {
  /** `lang` of the document; '' if there is none. */
  readonly pageLanguage: string;
  /** The browser's languages, the preferred one first. */
  readonly browserLanguages: readonly string[];
  /** The default country. @default that of the chosen language */
  readonly country?: string | undefined;
}

/** A language, and its default country. */
export interface ChosenLanguage {
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

/** The shop's countries by region subtag. */
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

/** The first language of the page, then of the browser, that the shop supports; Chinese if none. */
export function chooseLanguage({ pageLanguage, browserLanguages, country }: LanguageSources): ChosenLanguage {
  const tag = [pageLanguage, ...browserLanguages].find((one) => toInterfaceLanguage(one) !== undefined) ?? '';
  return {
    language: toInterfaceLanguage(tag) ?? defaultLanguage,
    country: country ?? countryOfLanguage(tag),
  };
}

/**
 * The country for a language tag: its region where the shop sells there, otherwise the country where the language is
 * most spoken: `de-CH` is CHE, `de` and `de-AT` are DEU. China for all others.
 */
export function countryOfLanguage(tag: string): string {
  try {
    const locale = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    // Most tags name a region: completing the others loads data of all languages.
    const country = countries[locale.region ?? locale.maximize().region ?? ''];
    return country ?? countries[new Intl.Locale(locale.language).maximize().region ?? ''] ?? 'CHN';
  } catch {
    // Invalid language tag.
    return 'CHN';
  }
}

/** The languages of the current page; empty on a server, whose settings are not the visitor's. */
export function readLanguageSources(): LanguageSources {
  if (typeof document === 'undefined') return { pageLanguage: '', browserLanguages: [] };
  return { pageLanguage: document.documentElement.lang, browserLanguages: navigator.languages };
}
