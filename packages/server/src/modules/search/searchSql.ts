import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../i18n/language.ts';
import { searchDocuments } from '../../db/schema/search.ts';
import type { SearchPlan, Variant, Way } from './searchPlan.ts';

const { names, document, squeezed } = searchDocuments;
const places = { names, document, squeezed };

/** Whether a row of `goods_search` is in a language: a constant, because the index of a language is not used for a parameter. */
export function isInLanguage(language: Language): SQL {
  return sql`${searchDocuments.language} = ${sql.raw(`'${language}'`)}`;
}

/** Whether a row of `goods_search` is a hit. Used by lists, their counts and suggestions. */
export function matchesPlan({ terms }: SearchPlan): SQL | undefined {
  return terms.length === 0 ? sql`false` : and(...terms.map(matchesAny));
}

/** Whether a row of `goods_search` matches one of the variants of a word. */
export function matchesAny(variants: readonly Variant[]): SQL | undefined {
  return or(...variants.map(matches));
}

function matches({ parts, place }: Way | Variant): SQL | undefined {
  return and(...parts.map((patterns) => sql`${places[place]} like any(${sql.param([...patterns])}::text[])`));
}

const dearest = 1000;

/** Rank of a hit: the exact name, then names starting with it, then words by their cost. */
export function distanceFrom({ phrase, terms }: SearchPlan): SQL {
  const costs = terms.map((variants) => {
    const groups = groupByCost(variants).map((group) => sql`least(${sql.join(group.map(costOf), sql`, `)})`);
    return sql`coalesce(${sql.join([...groups, sql.raw(String(dearest))], sql`, `)})`;
  });
  return sql`(case
    when ${names} like ${`%\n ${phrase} \n%`} then ${sql.raw(String(-3 * dearest))}
    when ${names} like ${`%\n ${phrase}%`} then ${sql.raw(String(-2 * dearest))}
    else 0 end + ${sql.join(costs, sql` + `)})`;
}

/** Null for a row that is no hit of the variant: comparing patterns is what a search takes its time for. */
function costOf(variant: Variant): SQL {
  const raw = (cost: number) => sql.raw(String(cost));
  if (variant.better.length === 0) return sql`case when ${matches(variant)} then ${raw(variant.cost)} end`;
  const cases = variant.better
    .toSorted((a, b) => a.cost - b.cost)
    .map((way) => sql`when ${matches(way)} then ${raw(way.cost)}`);
  return sql`case when ${matches(variant)} then case ${sql.join(cases, sql` `)} else ${raw(variant.cost)} end end`;
}

/** Variants in the order of their costs, such that no cost of a group is reached by the next one. */
function groupByCost(variants: readonly Variant[]): readonly (readonly Variant[])[] {
  const groups: Variant[][] = [];
  let dearestOfGroup = -1;
  for (const variant of variants.toSorted((a, b) => leastCost(a) - leastCost(b))) {
    if (leastCost(variant) > dearestOfGroup) groups.push([]);
    groups.at(-1)?.push(variant);
    dearestOfGroup = Math.max(dearestOfGroup, variant.cost);
  }
  return groups;
}

const leastCost = ({ cost, better }: Variant) => Math.min(cost, ...better.map((way) => way.cost));
