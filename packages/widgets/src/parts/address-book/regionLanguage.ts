/** What `lang` says of a region: Chinese on a Japanese page too, where the same characters are drawn otherwise; undefined for one in Latin letters. */
export function regionLanguage(words: string): 'zh-CN' | undefined {
  return /\p{Script=Han}/u.test(words) ? 'zh-CN' : undefined;
}
