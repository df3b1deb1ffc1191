import type { SessionOptions } from '@pawlet/core/session';
import type { InterfaceLanguage } from '@pawlet/core/i18n';

/** The language of a visitor who has not chosen one: that of the path, else Chinese. The country is China in both cases. */
export function getLanguageSources(
  pathLanguage: InterfaceLanguage | undefined,
): NonNullable<SessionOptions['languageSources']> {
  return { pageLanguage: `${pathLanguage ?? 'zh'}-CN`, browserLanguages: [] };
}
