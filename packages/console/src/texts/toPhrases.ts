/** Texts of a language by their keys. */
export type Texts = Readonly<Record<string, string>>;

const areaPrefix = 'resource.';

/** i18next's texts as the framework's translator reads them: parameters and plurals are written differently there. */
export function toPhrases(texts: Texts): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(/_(?:one|other)$/u, '');
    const phrase = text.replaceAll(/\{\{(\w+)\}\}/gu, '%{$1}');
    const before = phrases[base];
    phrases[base] = before === undefined ? phrase : `${before} |||| ${phrase}`;
    // The framework reads titles of lists by a name of its own.
    if (base.startsWith(areaPrefix)) phrases[`resources.${base.slice(areaPrefix.length)}.name`] = phrase;
  }
  return phrases;
}
