import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { parsePublicAddress } from '../routing/publicAddress.ts';

/** A page that a server renders. */
export interface FoundPage {
  /** Its path, and the part of the query that it depends on. */
  readonly url: string;
  /** The language in the path, undefined without one. */
  readonly language: InterfaceLanguage | undefined;
}

/** Parameters that no page depends on: the client reads the invitation, and nobody the rest. */
const isIgnored = /^(?:utm_\w+|gclid|fbclid|msclkid|invite_id)$/u;
const longestKeyword = 100;

/**
 * Finds the page that a URL names. Undefined for no public page, and for one with parameters that only the client
 * understands, such as filters: a closed list, so that nobody can fill a cache with pages that are all alike.
 */
export function findPage(pathname: string, search: string): FoundPage | undefined {
  const found = parsePublicAddress(pathname);
  if (found === undefined) return undefined;
  const query = new URLSearchParams(search);
  const known = [...query].filter(([name]) => !isIgnored.test(name));
  const [keyword] = known;
  if (keyword === undefined) return { url: pathname, language: found.language };
  const words = keyword[1].trim();
  const isSearch =
    known.length === 1 &&
    keyword[0] === 'q' &&
    pathname.endsWith('/search') &&
    words.length <= longestKeyword;
  if (!isSearch) return undefined;
  const url = words === '' ? pathname : `${pathname}?${new URLSearchParams({ q: words }).toString()}`;
  return { url, language: found.language };
}
