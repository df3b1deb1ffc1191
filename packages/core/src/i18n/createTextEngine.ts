import type { LooseText, TextEngine, TextEngineOptions } from './textEngine.ts';
import type { MessageTexts } from './types.ts';

/**
 * Creates a text engine with the same results as i18next for the shop's catalogues; a test compares them text by text.
 */
export function createTextEngine({ fallback }: TextEngineOptions): TextEngine {
  const known = new Map<string, MessageTexts>();
  const plurals = new Map<string, Intl.PluralRules>();
  const readName = (language: string, catalogue: string): string => `${language} ${catalogue}`;

  const getPlural = (language: string, count: number): string => {
    let rules = plurals.get(language);
    if (rules === undefined) plurals.set(language, (rules = new Intl.PluralRules(language)));
    return rules.select(count);
  };

  /** The text of one language: its own form for zero, then its plural, the plain key, and the plural `other`. */
  const find = (language: string, catalogue: string, key: string, count: unknown): string | undefined => {
    const texts = known.get(readName(language, catalogue));
    if (texts === undefined) return undefined;
    // An empty text counts as missing.
    if (typeof count !== 'number') return texts[key] || undefined;
    const none = count === 0 ? texts[`${key}_zero`] : undefined;
    const plural = texts[`${key}_${getPlural(language, count)}`];
    return none || plural || texts[key] || texts[`${key}_other`] || undefined;
  };

  return {
    put: (language, catalogue, texts) => {
      const name = readName(language, catalogue);
      known.set(name, { ...known.get(name), ...texts });
    },
    textsOf: (language, catalogue) => known.get(readName(language, catalogue)),
    textIn: (language, catalogue) => {
      const text: LooseText = (key, params = {}) => {
        const count = params['count'];
        const found = find(language, catalogue, key, count) ?? find(fallback, catalogue, key, count) ?? key;
        // A missing parameter stays visible, except the count.
        const fill = (place: string, name: string): string =>
          String(params[name.trim()] ?? (name.trim() === 'count' ? '' : place));
        return found.replaceAll(/\{\{(.+?)\}\}/gu, fill);
      };
      return text;
    },
  };
}
