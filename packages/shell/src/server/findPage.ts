import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { readListPage } from '../routing/listPages.ts';
import { parsePublicAddress } from '../routing/publicAddress.ts';

/** A public page. */
export interface FoundPage {
  /**
   * `rendered` by a server; for the `client` alone, with parameters that only it understands, such as filters; or `missing`,
   * a page of a list with a number that no address contains.
   */
  readonly kind: 'rendered' | 'client' | 'missing';
  /** Its path, and the part of the query that a server renders. */
  readonly url: string;
  /** The language in the path, undefined without one. */
  readonly language: InterfaceLanguage | undefined;
}

/** Parameters that no page depends on: the client reads the invitation, and nobody the rest. */
const isIgnored = /^(?:utm_\w+|gclid|fbclid|msclkid|invite_id)$/u;
const longestKeyword = 100;

/**
 * Finds the page that a URL names; undefined for no public page. Only known parameters are rendered, a closed list, so that nobody
 * can fill a cache with pages that are all alike.
 */
export function findPage(pathname: string, search: string): FoundPage | undefined {
  const found = parsePublicAddress(pathname);
  if (found === undefined) return undefined;
  const { language } = found;
  const known = [...new URLSearchParams(search)].filter(([name]) => !isIgnored.test(name));
  const given = new Map(known);
  const words = given.get('q')?.trim() ?? '';
  const isSearch = pathname.endsWith('/search');
  const isList = isSearch ? words !== '' : /\/category\/\d+$/u.test(pathname);
  const page = readListPage(given.get('page') ?? '');
  if (isList && given.has('page') && page === undefined) return { kind: 'missing', url: pathname, language };
  const allowed = [...(isSearch ? ['q'] : []), ...(isList ? ['page'] : [])];
  const isRendered =
    given.size === known.length &&
    words.length <= longestKeyword &&
    known.every(([name]) => allowed.includes(name));
  if (!isRendered) return { kind: 'client', url: pathname, language };
  const query = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(page !== undefined && { page: String(page) }),
  }).toString();
  return { kind: 'rendered', url: query === '' ? pathname : `${pathname}?${query}`, language };
}
