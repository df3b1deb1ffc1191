/** The token in the tests of leaks: no other data contain this text. */
export const canary = 'canary-5f3a9c';

/** How a token reaches a page of the shop, beside a `source_url`. */
export const tokenWays = ['query', 'hash', 'bridge', 'storage'] as const;

/** One of the ways of a token: in the URL, from the app around the page, or stored by an earlier visit. */
export type TokenWay = (typeof tokenWays)[number];

/** A visit with a `source_url`, undefined for an honest one without. */
export interface SourceVisit {
  readonly way: TokenWay;
  readonly source: string | undefined;
  /** Origin of the shop's page. */
  readonly shop: string;
  /**
   * Origin that a stored token belongs to.
   * @default the shop
   */
  readonly tokenOrigin?: string | undefined;
}

/** The URL that is opened. */
export function toAddress({ way, source, shop }: SourceVisit): string {
  const named = source === undefined ? [] : [`source_url=${encodeURIComponent(source)}`];
  const query = (...pairs: readonly string[]): string => (pairs.length === 0 ? '' : `?${pairs.join('&')}`);
  const page = '#/pages/my/my';
  switch (way) {
    case 'query':
      return `${shop}/${query(`token=${canary}`, ...named)}${page}`;
    case 'hash':
      return `${shop}/${page}${query(`token=${canary}`, ...named)}`;
    case 'bridge':
    case 'storage':
      return `${shop}/${query(...named)}${page}`;
  }
}

/** What the browser has stored in an earlier visit, by key. */
export function toStorage({
  way,
  source,
  shop,
  tokenOrigin = shop,
}: SourceVisit): Readonly<Record<string, string>> {
  if (way !== 'storage') return {};
  const user = { id: 1, username: 'a', nickname: '', avatar: '', mobile: '', email: '' };
  return {
    'pawlet:login': JSON.stringify({ token: canary, origin: tokenOrigin, user }),
    // It may have stored this `source_url`.
    'pawlet:source': JSON.stringify(source ?? ''),
  };
}
