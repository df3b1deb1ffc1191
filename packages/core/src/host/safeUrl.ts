import { isLoopback, parseUrl } from '../rules/parseUrl.ts';

const allowedProtocols: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:']);

/** The resolved URL if its scheme is allowed (https, mailto, tel), otherwise undefined. */
export function toSafeUrl(text: string, base?: string): string | undefined {
  const url = parseUrl(text, base);
  if (url === undefined) return undefined;
  const isAllowed = allowedProtocols.has(url.protocol) || (url.protocol === 'http:' && isLoopback(url));
  return isAllowed ? url.href : undefined;
}
