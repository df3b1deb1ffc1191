/** The languages of the interface, Chinese (the default) first. */
export const interfaceLanguages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'] as const;

/** Id of an interface language. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The language shown when nothing else is known. */
export const defaultLanguage: InterfaceLanguage = 'zh';

/** Tells an interface language. */
export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === value);
}

/** The `lang` header of a language. */
export function toWireLanguage(language: InterfaceLanguage): string {
  return language === 'zh' ? 'zh-cn' : language;
}

/** The language that a text such as `zh-CN`, `zh_cn`, `EN` or `de-AT` means; undefined for all others. */
export function toInterfaceLanguage(text: string): InterfaceLanguage | undefined {
  const primary = text.trim().toLowerCase().split(/[-_]/u)[0];
  return isInterfaceLanguage(primary) ? primary : undefined;
}

/** The BCP 47 tag for `lang` attributes and `Intl`. */
export function toLocale(language: InterfaceLanguage): string {
  return language === 'zh' ? 'zh-CN' : language;
}
