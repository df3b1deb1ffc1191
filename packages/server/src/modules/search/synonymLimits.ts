import { normalizeText } from './foldText.ts';

/** Maximum number of groups per language. */
export const maxGroups = 500;
/** Maximum number of words per group: a search for one looks for all of them. */
export const maxWords = 20;
/** Maximum length of a word or phrase. */
const longestWord = 60;

/** Trims words that are valid synonyms; null when they are not. */
export function toSynonymGroup(words: readonly string[]): readonly string[] | null {
  const group = words.map((word) => word.trim());
  const folded = new Set(group.map(normalizeText));
  const isUsable = group.every((word) => word.length <= longestWord && normalizeText(word) !== '');
  return isUsable && folded.size === group.length && group.length >= 2 && group.length <= maxWords
    ? group
    : null;
}
