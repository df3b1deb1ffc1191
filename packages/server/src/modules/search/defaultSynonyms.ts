import demo from '../../db/seed/shop/synonyms.json' with { type: 'json' };
import type { Language } from '../../i18n/language.ts';

/** Words that mean the same in a search, by language; a word of a group finds what the others find. */
export type Synonyms = Readonly<Record<Language, readonly (readonly string[])[]>>;

/** What pet owners call the same things, as in the demo shop; a shop without a list of its own for a language uses these. */
export const defaultSynonyms: Synonyms = demo;
