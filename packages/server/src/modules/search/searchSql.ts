import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../i18n/language.ts';
import { searchDocuments } from '../../db/schema/search.ts';
import type { SearchPlan, Way } from './searchPlan.ts';

const { names, document, squeezed } = searchDocuments;
const places = { names, document, squeezed };

/** Whether a row of `goods_search` is in a language: a constant, because the index of a language is not used for a parameter. */
export function isInLanguage(language: Language): SQL {
  return sql`${searchDocuments.language} = ${sql.raw(`'${language}'`)}`;
}

/** Whether a row of `goods_search` is a hit. Used by lists, their counts and suggestions. */
export function matchesPlan({ terms }: SearchPlan): SQL | undefined {
  if (terms.length === 0) return sql`false`;
  return and(...terms.map((ways) => or(...broadest(ways).map(found))));
}

/** Only patterns that add hits: the document contains the names too. */
function broadest(ways: readonly Way[]): readonly Way[] {
  return ways.filter(({ place }) => place !== 'names');
}

function found({ parts, place }: Way): SQL | undefined {
  return and(...parts.map((patterns) => sql`${places[place]} like any(${sql.param([...patterns])}::text[])`));
}

const dearest = 1000;

/** Rank of a hit: the exact name, then names starting with it, then words by their cost. */
export function distanceFrom({ phrase, terms }: SearchPlan): SQL {
  const costs = terms.map((ways) => {
    const sorted = ways.toSorted((a, b) => a.cost - b.cost);
    const cases = sorted.map((way) => sql`when ${found(way)} then ${sql.raw(String(way.cost))}`);
    return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(dearest))} end`;
  });
  return sql`(case
    when ${names} like ${`%\n ${phrase} \n%`} then ${sql.raw(String(-3 * dearest))}
    when ${names} like ${`%\n ${phrase}%`} then ${sql.raw(String(-2 * dearest))}
    else 0 end + ${sql.join(costs, sql` + `)})`;
}
