import type { FieldProblem } from '@pawlet/core/contract';
import { chooseCountry } from '@pawlet/core/rules';
import { languages, type Language } from '../../i18n/language.ts';
import type { CardsVisit } from '../../ports/pageRenderer.ts';

/** What a request for cards contains. */
export type CardsQuery = Omit<CardsVisit, 'format' | 'origin'>;

/** The parsed query, or the parameters that are wrong. */
export type ReadCardsQuery =
  | { readonly status: 'ok'; readonly query: CardsQuery }
  | { readonly status: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/** Most cards in one response. */
const mostCards = 50;
const highestId = 2_147_483_647;
const layouts = ['card', 'row'] as const;
const actions = ['cart', 'buy', 'link'] as const;
const places = ['file', 'inline'] as const;
const names = ['ids', 'lang', 'country', 'layout', 'action'] as const;
/** What a request for one of the formats may contain: only HTML for pages has styles. */
const namesOf = { json: names, html: [...names, 'styles'] } as const;

/**
 * Parses the query of a request for cards. Other parameters and repeated ones are refused, so that one response has one
 * address and nobody fills a cache with copies. A country that the shop does not sell to means its first one; an unknown
 * language means English, because it is that of a partner's page.
 * @param countries - Those that the shop sells to.
 */
export function readCardsQuery(
  parameters: URLSearchParams,
  { format, countries }: { readonly format: keyof typeof namesOf; readonly countries: readonly string[] },
): ReadCardsQuery {
  const fields: Record<string, FieldProblem> = {};
  const allowed = namesOf[format];
  for (const name of parameters.keys())
    if (!allowed.some((known) => known === name)) fields['query'] = 'format';
  for (const name of allowed) if (parameters.getAll(name).length > 1) fields[name] = 'format';
  const ids = readIds(parameters.get('ids'));
  if (ids === undefined) fields['ids'] = parameters.has('ids') ? 'format' : 'required';
  const layout = layouts.find((one) => one === (parameters.get('layout') || 'card'));
  if (layout === undefined) fields['layout'] = 'format';
  const action = actions.find((one) => one === (parameters.get('action') || 'cart'));
  if (action === undefined) fields['action'] = 'format';
  const styles = places.find((one) => one === (parameters.get('styles') || 'file'));
  if (styles === undefined) fields['styles'] = 'format';
  if (
    ids === undefined ||
    layout === undefined ||
    action === undefined ||
    styles === undefined ||
    Object.keys(fields).length > 0
  )
    return { status: 'invalid', fields };
  return {
    status: 'ok',
    query: {
      ids,
      language: readLanguage(parameters.get('lang') ?? 'zh') ?? 'en',
      country:
        countries.find((code) => code === parameters.get('country')?.toUpperCase()) ??
        chooseCountry(countries, undefined),
      layout,
      action,
      styles,
    },
  };
}

/** The language of a tag such as `de` or `de-AT`; undefined for one that the shop does not have. */
export function readLanguage(tag: string | null): Language | undefined {
  const id = tag?.toLowerCase().split(/[-_]/u, 1)[0];
  return languages.find((language) => language === id);
}

/** Different ids in this order; undefined unless they are 1 to 50 positive whole numbers. */
function readIds(text: string | null): readonly number[] | undefined {
  if (text === null || !/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,49}$/u.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= mostCards && ids.every((id) => id <= highestId) ? ids : undefined;
}
