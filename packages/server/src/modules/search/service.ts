import { cached } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { nearestSearches } from './nearestSearches.ts';
import { type PlannedSearch, planSearch } from './planSearch.ts';
import { createSynonymGroups, readOwnSynonyms } from './synonyms.ts';

/** Plans a keyword search in the shopper's language and in English; undefined without a keyword. */
export async function getPlan(
  context: Pick<RequestContext, 'db' | 'cache' | 'language'>,
  keyword: string,
): Promise<PlannedSearch | undefined> {
  if (keyword.trim() === '') return undefined;
  const { language } = context;
  const plan = {
    key: `search ${language} ${keyword}`,
    topics: [topics.search],
    audience: 'everybody',
  } as const;
  return cached(context, plan, async (inner) => {
    const known = { key: `synonyms ${language}`, topics: [topics.content], audience: 'everybody' } as const;
    const synonyms = await cached(inner, known, async ({ db }) =>
      createSynonymGroups(await readOwnSynonyms(db), language === 'en' ? ['en'] : [language, 'en']),
    );
    return planSearch(inner.db, { language, keyword, synonyms });
  });
}

/** Suggestions for a search without results, each with hits according to `finds`. */
export async function getNearest(
  context: Pick<RequestContext, 'db' | 'cache' | 'language'>,
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
