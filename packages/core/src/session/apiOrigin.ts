import { isLoopback, parseUrl } from '../rules/parseUrl.ts';

/** Candidates for the API's origin. */
export interface OriginCandidates {
  /** `source_url` of the URL. */
  readonly named: string | undefined;
  /** Origin from an earlier `source_url`, '' if none. */
  readonly stored: string;
  /** Exact origins that are allowed. */
  readonly allowed: readonly string[];
  /** Default origin. */
  readonly fallback: string;
}

/** The chosen origin. */
export interface ChosenOrigin {
  readonly origin: string;
  /** The accepted `source_url`, '' if none. */
  readonly source: string;
  /** A rejected `source_url`. */
  readonly ignored: string | undefined;
}

/** Uses `source_url`, else the stored origin, if the deployment allows exactly that origin; else the fallback. */
export function chooseApiOrigin({ named, stored, allowed, fallback }: OriginCandidates): ChosenOrigin {
  const accepted = named === undefined ? undefined : allowedOrigin(named, allowed);
  const ignored = named !== undefined && accepted === undefined ? named : undefined;
  const source = accepted ?? allowedOrigin(stored, allowed) ?? '';
  return { origin: source === '' ? fallback : source, source, ignored };
}

function allowedOrigin(text: string, allowed: readonly string[]): string | undefined {
  // No legitimate URL has characters that a URL parser would silently fix (backslashes, line breaks).
  const url = /[\\\s\p{C}]/u.test(text) ? undefined : parseUrl(text);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return isSafe && allowed.includes(url.origin) ? url.origin : undefined;
}
