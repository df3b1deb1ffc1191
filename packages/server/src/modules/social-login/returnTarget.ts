import { isKnownOrigin } from '../../http/origins.ts';
import type { Settings } from '../../http/settings.ts';

/**
 * The validated return address after a provider log-in: a page of the shop or of a registered partner; null
 * for any other.
 */
export function returnTarget(url: string, settings: Settings): URL | null {
  const target = URL.parse(url);
  if (target === null || !/^https?:$/u.test(target.protocol)) return null;
  if (target.username !== '' || target.password !== '') return null;
  return isKnownOrigin(target.origin, settings) ? target : null;
}
