import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { normalizeText, isUnspaced } from './foldText.ts';
import type { PlannedSearch } from './planSearch.ts';

const most = 3;
const shortestWord = 4;
/** Minimum share of common trigrams for a suggestion. */
const likeness = 0.35;

/**
 * Suggestions for a search without results: without its unknown words, each of its words alone, or similar
 * words of the shop. The caller checks whether they have results.
 */
export async function nearestSearches(
  db: Database,
  plan: PlannedSearch,
  { keyword, language }: { readonly keyword: string; readonly language: Language },
): Promise<readonly string[]> {
  const typed = new Map(keyword.split(/\s+/u).map((word) => [normalizeText(word), word]));
  const known = plan.known.map((word) => typed.get(word) ?? word);
  const parts = plan.unknown.length === 0 ? known : [known.join(' '), ...known];
  const similar = known.length === 0 ? await similarWords(db, plan.unknown, language) : [];
  const found = [...parts, ...similar].filter((word) => word !== '' && normalizeText(word) !== plan.phrase);
  return [...new Set(found)].slice(0, most);
}

async function similarWords(
  db: Database,
  words: readonly string[],
  language: Language,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const word of words.filter((one) => !isUnspaced(one) && one.length >= shortestWord).slice(0, most)) {
    const rows = await loadRows<{ shown: string }>(
      db,
      sql`select shown from search_words
        where language = any(${sql.param([language, 'en'])}::text[]) and similarity(word, ${word}) >= ${likeness}
        order by word <-> ${word}, word limit ${most}`,
    );
    found.push(...rows.map(({ shown }) => shown));
  }
  return found;
}
