import type { RequestContext } from '../../http/requestContext.ts';
import { nearestSearches } from './nearestSearches.ts';
import { type PlannedSearch, planSearch } from './planSearch.ts';
import { createSynonymGroups, readOwnSynonyms } from './synonyms.ts';

/** How long a planned search is cached; product lists are cached as long. */
const plannedForMs = 15_000;

/** Plans a keyword search in the shopper's language and in English; undefined without a keyword. */
export async function getPlan(
  context: Pick<RequestContext, 'db' | 'cached' | 'language'>,
  keyword: string,
): Promise<PlannedSearch | undefined> {
  if (keyword.trim() === '') return undefined;
  const { db, cached, language } = context;
  const synonyms = await cached(
    `synonyms ${language}`,
    async () => createSynonymGroups(await readOwnSynonyms(db), language === 'en' ? ['en'] : [language, 'en']),
    'everybody',
    plannedForMs,
  );
  return cached(
    `search ${language} ${keyword}`,
    () => planSearch(db, { language, keyword, synonyms }),
    'everybody',
    plannedForMs,
  );
}

/** Suggestions for a search without results, each with hits according to `finds`. */
export async function getNearest(
  context: Pick<RequestContext, 'db' | 'cached' | 'language'>,
  keyword: string,
  finds: (keyword: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const { db, language } = context;
  const plan = await getPlan(context, keyword);
  if (plan === undefined) return [];
  const found: string[] = [];
  for (const nearest of await nearestSearches(db, plan, { keyword, language }))
    if (await finds(nearest)) found.push(nearest);
  return found;
}
