import { cacheFor } from '../../http/cacheFor.ts';
import type { Localized } from '../../i18n/language.ts';
import { defaultName, inLanguages } from './shopName.ts';

const freshMs = 5000;

/**
 * Makes a reader of the shop's name for the files of the storefront: seconds old at most. They are served without a
 * database too, and while it does not reply the name is the one that was read last.
 */
export function createNameReader(
  load: () => Promise<Localized>,
  nowMs: () => number,
  patienceMs = 500,
): () => Promise<Localized> {
  let known = inLanguages({ name: defaultName });
  const read = cacheFor(freshMs, nowMs, load);
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<Localized>((resolve) => {
      timer = setTimeout(() => resolve(known), patienceMs);
    });
    try {
      known = await Promise.race([read(), patience]);
    } catch {
      // The name that was read last is good enough.
    } finally {
      clearTimeout(timer);
    }
    return known;
  };
}
