/** Ids of the interface languages; zh is the default. */
export const languages = ['zh', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'] as const;

/** One of the eight languages. */
export type Language = (typeof languages)[number];

/** One text in every language. */
export type Localized = Readonly<Record<Language, string>>;

/**
 * The BCP 47 tag for the `lang` of a document: simplified Chinese for zh, so that a browser chooses the right
 * font.
 */
export function toDocumentLanguage(language: Language): string {
  return language === 'zh' ? 'zh-CN' : language;
}

/** Parses the wire's `lang` header; unknown and missing values mean Chinese. */
export function toLanguage(header: string | undefined): Language {
  const id = header?.toLowerCase().split(/[-_]/u, 1)[0];
  return languages.find((language) => language === id) ?? 'zh';
}
