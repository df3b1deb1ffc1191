/**
 * Value of `lang` for a region: Chinese also on a Japanese page, where the same characters have other glyphs; undefined
 * for Latin script.
 */
export function regionLanguage(words: string): 'zh-CN' | undefined {
  return /\p{Script=Han}/u.test(words) ? 'zh-CN' : undefined;
}
