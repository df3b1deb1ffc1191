import type { Database } from '../../db/database.ts';
import { type Language, languages } from '../../i18n/language.ts';
import { findShopContent } from '../config/shopContent.ts';
import { defaultSynonyms, type Synonyms } from './defaultSynonyms.ts';
import { normalizeText } from './foldText.ts';

/** Name of the shop's own groups in its content, and of their file. */
export const synonymsName = 'synonyms';

/** The shop's own groups; a missing language uses the built-in ones. */
export type OwnSynonyms = Partial<Synonyms>;

/** Reads the shop's own groups. */
export async function readOwnSynonyms(db: Database): Promise<OwnSynonyms> {
  // Validated when written: by the schema of the import, or by the operator command.
  return (await findShopContent(db, synonymsName)) ?? {};
}

/** The groups used for searches in a language. */
export function getSynonyms(own: OwnSynonyms, language: Language): readonly (readonly string[])[] {
  return own[language] ?? defaultSynonyms[language];
}

/** Synonyms of some languages for searches; every word is normalized. */
export interface SynonymGroups {
  readonly words: readonly string[];
  has(word: string): boolean;
  /** The synonyms of a word. */
  getOthers(word: string): readonly string[];
}

/** Prepares the groups of some languages for searches. */
export function createSynonymGroups(own: OwnSynonyms, wanted: readonly Language[]): SynonymGroups {
  const others = new Map<string, Set<string>>();
  for (const language of languages.filter((one) => wanted.includes(one)))
    for (const group of getSynonyms(own, language)) {
      const words = group.map(normalizeText).filter((word) => word !== '');
      for (const word of words) {
        const known = others.get(word) ?? new Set();
        for (const other of words) if (other !== word) known.add(other);
        others.set(word, known);
      }
    }
  return {
    words: [...others.keys()],
    has: (word) => others.has(word),
    getOthers: (word) => [...(others.get(word) ?? [])],
  };
}
