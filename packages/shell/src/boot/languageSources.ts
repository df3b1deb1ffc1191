import type { SessionOptions } from '@pawlet/core/session';
import type { InterfaceLanguage } from '@pawlet/core/i18n';

/** The sources of the language for a visitor who has not chosen one. The country is China in each. */
export function getLanguageSources(
  visitorLanguage: InterfaceLanguage,
): NonNullable<SessionOptions['languageSources']> {
  return { pageLanguage: `${visitorLanguage}-CN`, browserLanguages: [] };
}
