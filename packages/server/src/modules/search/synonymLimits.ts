import { foldText } from './foldText.ts';

/** Groups of a language. */
export const mostGroups = 500;
/** Words of a group: a search for one looks for all of them. */
export const mostWords = 20;
/** Characters of a word or phrase. */
const longestWord = 60;

/** Words that may be synonyms of each other, without what surrounds them; null where they may not. */
export function toSynonymGroup(words: readonly string[]): readonly string[] | null {
  const group = words.map((word) => word.trim());
  const folded = new Set(group.map(foldText));
  const isUsable = group.every((word) => word.length <= longestWord && foldText(word) !== '');
  return isUsable && folded.size === group.length && group.length >= 2 && group.length <= mostWords
    ? group
    : null;
}
