import type { Endpoint } from '../contract/endpoint.ts';
import { isLoopback, parseUrl } from '../rules/parseUrl.ts';
import { queryString, type QueryFields, type QueryValue } from '../rules/queryString.ts';

/** Builds absolute URLs. */
export interface Addresses {
  /** URL of a path; paths of the cloud storage service use its own origin. */
  urlOf(path: string): string;
  /** URL of a call with its query. */
  callUrlOf(endpoint: Pick<Endpoint, 'path' | 'method'>, fields: Readonly<Record<string, unknown>>): string;
  /** Whether a URL is on the origin the token belongs to. */
  isOwn(url: string): boolean;
}

/** Builds URLs from the origins, which may change during the page's lifetime. */
export function createAddresses(apiOrigin: () => string, cloudOrigin: () => string): Addresses {
  const urlOf = (path: string): string => {
    const origin = path.startsWith('/cloud/api/')
      ? (usableOrigin(cloudOrigin()) ?? apiOrigin())
      : apiOrigin();
    return new URL(path, origin).href;
  };
  return {
    urlOf,
    callUrlOf: (endpoint, fields) =>
      urlOf(endpoint.path) +
      (endpoint.method === 'GET' ? queryString(toQuery(fields), { arrayFormat: 'comma' }) : ''),
    isOwn: (url) => new URL(url).origin === new URL(apiOrigin()).origin,
  };
}

/** An origin that may receive a token: https, or localhost in development. */
function usableOrigin(text: string): string | undefined {
  const url = parseUrl(text);
  if (url === undefined) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url.origin : undefined;
}

/** Values a query can express; contracts of GET calls have no others. */
function toQuery(fields: Readonly<Record<string, unknown>>): QueryFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(toValue) : toValue(value),
    ]),
  );
}

function toValue(value: unknown): QueryValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
