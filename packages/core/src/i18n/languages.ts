/** The interface languages, Chinese (the default) first. */
export const interfaceLanguages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'] as const;

/** Id of an interface language. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The default language. */
export const defaultLanguage: InterfaceLanguage = 'zh';

/** True for an interface language. */
export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === value);
}

/** Value of the `lang` header for a language. */
export function toWireLanguage(language: InterfaceLanguage): string {
  return language === 'zh' ? 'zh-cn' : language;
}

/** Parses a language such as `zh-CN`, `zh_cn`, `EN` or `de-AT`; undefined for all others. */
export function toInterfaceLanguage(text: string): InterfaceLanguage | undefined {
  const primary = text.trim().toLowerCase().split(/[-_]/u)[0];
  return isInterfaceLanguage(primary) ? primary : undefined;
}

/** The BCP 47 tag for `lang` attributes and `Intl`. */
export function toLocale(language: InterfaceLanguage): string {
  return language === 'zh' ? 'zh-CN' : language;
}
