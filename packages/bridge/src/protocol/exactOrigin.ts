import { PawletError } from '@pawlet/core/errors';
import { isLoopback, parseUrl } from '@pawlet/core/rules';

/** An origin as a browser writes it: scheme, host, and the port where it is not the scheme's own. Never `*`, never a pattern. */
export type ExactOrigin = `https://${string}` | `http://${string}`;

/** This machine by any of its names; browsers resolve `*.localhost` to it without asking anybody. */
function isLocal(url: URL): boolean {
  return isLoopback(url) || url.hostname.endsWith('.localhost');
}

/** Takes an origin from a configuration; anything but one exact https (or loopback) origin throws `CONFIG`. */
export function toExactOrigin(origin: unknown): ExactOrigin {
  const url = typeof origin === 'string' && !origin.includes('*') ? parseUrl(origin) : undefined;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url));
  if (url === undefined || !isSecure || url.origin !== origin)
    throw new PawletError(
      'CONFIG',
      `"${String(origin)}" is no exact origin such as https://shop.example.com; patterns and * are refused`,
    );
  return origin as ExactOrigin;
}
