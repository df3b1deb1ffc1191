import type { SessionOptions } from '@pawlet/core/session';
import type { InterfaceLanguage } from '@pawlet/core/i18n';

/** The sources of language and country for a visitor who has not chosen them. */
export function getLanguageSources(
  visitorLanguage: InterfaceLanguage,
  visitorCountry: string,
): NonNullable<SessionOptions['languageSources']> {
  return { pageLanguage: visitorLanguage, browserLanguages: [], country: visitorCountry };
}
