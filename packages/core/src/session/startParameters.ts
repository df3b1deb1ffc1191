import type { StartParameters } from './types.ts';

const names = ['token', 'lang', 'country_code', 'code', 'source_url', 'sup'] as const;

/** Pages that ignore a token in their URL. */
const tokenlessPages: ReadonlySet<string> = new Set(['/pages/order/resultPayment', '/pages/order/list']);

/** The two places of a URL that may hold parameters. */
interface AddressParts {
  readonly base: string;
  readonly query: string;
  /** Path of the hash, with its `#`. */
  readonly route: string;
  readonly hashQuery: string;
}

/**
 * Reads the start-up parameters from the query of the page and then of the hash; the first of a repeated name wins.
 * Depends on nothing else in core, so that the page's boot script can be built from it.
 */
export function readStartParameters(href: string): StartParameters {
  const { query, route, hashQuery } = split(href);
  const sources = [new URLSearchParams(query), new URLSearchParams(hashQuery)];
  const read = (name: string): string | undefined => {
    const value = sources.map((source) => source.get(name)).find((found) => found !== null);
    return value === undefined || value === '' ? undefined : value;
  };
  return {
    token: tokenlessPages.has(route.replace(/^#\/?/u, '/')) ? undefined : read('token'),
    lang: read('lang'),
    countryCode: read('country_code'),
    code: read('code'),
    state: read('state'),
    sourceUrl: read('source_url'),
    sup: read('sup'),
  };
}

/** The URL without start-up parameters; all others keep their exact text. */
export function stripStartParameters(href: string): string {
  const { base, query, route, hashQuery } = split(href);
  return base + withPrefix('?', strip(query)) + route + withPrefix('?', strip(hashQuery));
}

function split(href: string): AddressParts {
  const hashAt = href.indexOf('#');
  const [page, hash] = hashAt < 0 ? [href, ''] : [href.slice(0, hashAt), href.slice(hashAt)];
  const [base, query] = cut(page);
  const [route, hashQuery] = cut(hash);
  return { base, query, route, hashQuery };
}

function cut(text: string): readonly [before: string, after: string] {
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function strip(query: string): string {
  const stripped: ReadonlySet<string> = new Set([
    ...names,
    ...(new URLSearchParams(query).has('code') ? ['state'] : []),
  ]);
  return query
    .split('&')
    .filter((pair) => ![...new URLSearchParams(pair).keys()].some((name) => stripped.has(name)))
    .join('&');
}

function withPrefix(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text;
}
