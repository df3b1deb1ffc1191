import { isLoopback, parseUrl } from '../rules/parseUrl.ts';

/** Where the API may be. */
export interface OriginCandidates {
  /** `source_url` of the address. */
  readonly named: string | undefined;
  /** Origin that an earlier `source_url` named, '' if none. */
  readonly stored: string;
  /** Exact origins that may be named. */
  readonly allowed: readonly string[];
  /** Origin of the API where none is named. */
  readonly fallback: string;
}

/** Where the API is. */
export interface ChosenOrigin {
  readonly origin: string;
  /** The origin that was named and accepted, '' if none. */
  readonly source: string;
  /** What was named and refused. */
  readonly ignored: string | undefined;
}

/** Takes the named origin, else the stored one, if the deployment allows exactly that origin; else the fallback. */
export function chooseApiOrigin({ named, stored, allowed, fallback }: OriginCandidates): ChosenOrigin {
  const accepted = named === undefined ? undefined : allowedOrigin(named, allowed);
  const ignored = named !== undefined && accepted === undefined ? named : undefined;
  const source = accepted ?? allowedOrigin(stored, allowed) ?? '';
  return { origin: source === '' ? fallback : source, source, ignored };
}

function allowedOrigin(text: string, allowed: readonly string[]): string | undefined {
  // What a URL parser would mend (backslashes, line breaks) no honest address has.
  const url = /[\\\s\p{C}]/u.test(text) ? undefined : parseUrl(text);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isSafe && allowed.includes(url.origin) ? url.origin : undefined;
}
