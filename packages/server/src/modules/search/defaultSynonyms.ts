import demo from '../../db/seed/shop/synonyms.json' with { type: 'json' };
import type { Language } from '../../i18n/language.ts';

/**
 * Words with the same meaning for searches, by language; each word of a group finds the results of the
 * others.
 */
export type Synonyms = Readonly<Record<Language, readonly (readonly string[])[]>>;

/** Synonyms of pet owners, as in the demo shop; the default for a language without the shop's own list. */
export const defaultSynonyms: Synonyms = demo;
