import { isInterfaceLanguage, type InterfaceLanguage } from '@pawlet/core/i18n';
import { formatAddress, parseAddress, parseHash, routeTo, toHref, type Address } from './hashAddress.ts';
import { paths } from './paths.ts';

/** A page that a URL's path names, without a hash. */
export interface PublicAddress {
  /** The language in the path, undefined without one. */
  readonly language: InterfaceLanguage | undefined;
  /** Route of the storefront. */
  readonly address: Address;
}

/** A number that a column of the database can hold; larger ids do not exist. */
const id = /^(?:[1-9]\d{0,8}|1\d{9}|20\d{8})$/u;

/** Pages that a value in the path selects: the first part of the path, the route, its parameter, and what the value may be. */
const valuePages = [
  ['goods', paths.product, 'id', id],
  ['category', paths.products, 'category_id', id],
  ['page', paths.text, 'diyname', /^[\w-]{1,64}$/u],
] as const;

/** Pages without a value. */
const plainPages = [
  ['category', paths.categories],
  ['search', paths.search],
  ['help', paths.help],
] as const;

/**
 * Parses the path and query of a public page: `/`, `/goods/7`, `/category`, `/category/3`, `/search?q=cat`,
 * `/page/terms` and `/help`, each also below a language: `/de`, `/de/goods/7`. Undefined for any other path.
 */
export function parsePublicAddress(pathname: string, search = ''): PublicAddress | undefined {
  const parts = pathname.slice(1).split('/');
  const [first] = parts;
  const language = isInterfaceLanguage(first) ? first : undefined;
  if (language !== undefined) parts.shift();
  // `/de` is home, `/de/` is no address: it would be a second one of the same page.
  else if (pathname === '/') parts.shift();
  const [page, value] = parts;
  if (page === undefined) return { language, address: { path: '/', search: '' } };
  if (parts.length > 2) return undefined;
  const query = new URLSearchParams(search);
  const isSearch = page === 'search' && value === undefined;
  const keyword = isSearch ? query.get('q')?.trim() : undefined;
  if (isSearch) query.delete('q');
  const known = valuePages.find(([name, , , pattern]) => name === page && pattern.test(value ?? ''));
  const plain = value === undefined ? plainPages.find(([name]) => name === page) : undefined;
  const path = keyword ? paths.products : (known ?? plain)?.[1];
  if (path === undefined) return undefined;
  const selected = known === undefined ? (keyword ? { keyword } : {}) : { [known[2]]: value };
  for (const name of Object.keys(selected)) query.delete(name);
  return { language, address: parseAddress(routeTo(path, { ...selected, ...Object.fromEntries(query) })) };
}

/** The parts of a location that name a page of the storefront. */
export interface PageLocation {
  /** With its `#`, '' if none. */
  readonly hash: string;
  readonly pathname: string;
  /** With its `?`, '' if none. */
  readonly search: string;
}

/** The page that a location names: by its hash, else by its path. The entry route for a path of no public page. */
export function readPageAddress({ hash, pathname, search }: PageLocation): Address {
  const named = hash.replace(/^#/u, '') === '' ? parsePublicAddress(pathname, search) : undefined;
  return named?.address ?? parseHash(hash);
}

/** Formats a route as the URL of a public page, with its path and query; undefined where it has none. */
export function formatPublicAddress(
  { path, search }: Address,
  language?: InterfaceLanguage,
): string | undefined {
  const start = language === undefined ? '' : `/${language}`;
  if (path === '/' || path === paths.home) return search === '' ? start || '/' : undefined;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
  if (path === paths.product && !query.get('id')) {
    query.set('id', query.get('goods_id') ?? '');
    query.delete('goods_id');
  }
  const rest = (page: string): string =>
    formatAddress({ path: `${start}/${page}`, search: query.toString() });
  for (const [name, route, parameter, pattern] of valuePages) {
    const value = query.get(parameter) ?? '';
    if (route !== path || !pattern.test(value)) continue;
    query.delete(parameter);
    return rest(`${name}/${value}`);
  }
  if (query.has('q')) return undefined;
  const keyword = query.get('keyword')?.trim();
  if (path === paths.products && keyword && !query.has('category_id')) {
    query.delete('keyword');
    const others = query.toString();
    return `${start}/search?${new URLSearchParams({ q: keyword }).toString()}${others && `&${others}`}`;
  }
  const plain = plainPages.find(([, route]) => route === path);
  return plain && rest(plain[0]);
}

/** The URL of a route below the shop's origin: that of a public page, else its hash route. */
export function toPublicHref(address: Address, language?: InterfaceLanguage): string {
  return (
    formatPublicAddress(address, language) ??
    (language === undefined ? `/${toHref(address)}` : `/${language}${toHref(address)}`)
  );
}
