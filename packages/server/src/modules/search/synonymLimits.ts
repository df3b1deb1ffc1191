import { foldText } from './foldText.ts';

/** Maximum number of groups per language. */
export const mostGroups = 500;
/** Maximum number of words per group: a search for one looks for all of them. */
export const mostWords = 20;
/** Maximum length of a word or phrase. */
const longestWord = 60;

/** Trims words that are valid synonyms; null when they are not. */
export function toSynonymGroup(words: readonly string[]): readonly string[] | null {
  const group = words.map((word) => word.trim());
  const folded = new Set(group.map(foldText));
  const isUsable = group.every((word) => word.length <= longestWord && foldText(word) !== '');
  return isUsable && folded.size === group.length && group.length >= 2 && group.length <= mostWords
    ? group
    : null;
}
