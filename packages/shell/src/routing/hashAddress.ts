/** A location in the storefront: the part after `#`. */
export interface Address {
  /** Starts with one slash, has no query. */
  readonly path: string;
  /** The query without `?`, '' if none. */
  readonly search: string;
}

/** Parses `#/pages/goods/detail?id=1`; the query stays in the hash. An empty hash is the entry route `/`. */
export function parseHash(hash: string): Address {
  return parseAddress(hash.startsWith('#') ? hash.slice(1) : hash);
}

/** Parses a route such as `/pages/goods/detail?id=1`, with or without the first slash and a leading `#`. */
export function parseAddress(text: string): Address {
  const route = text.startsWith('#') ? text.slice(1) : text;
  const mark = route.indexOf('?');
  const path = mark === -1 ? route : route.slice(0, mark);
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    search: mark === -1 ? '' : route.slice(mark + 1),
  };
}

/** Formats a location as a route. */
export function formatAddress({ path, search }: Address): string {
  return search === '' ? path : `${path}?${search}`;
}

/** Formats a location for `href` and the address bar. */
export function toHref(address: Address | string): string {
  return `#${typeof address === 'string' ? formatAddress(parseAddress(address)) : formatAddress(address)}`;
}

/** Creates a route of a path and its parameters; empty ones are left out. */
export function routeTo(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return formatAddress({ path, search: query.toString() });
}
