import { cacheFor } from '../../http/cacheFor.ts';
import type { Localized } from '../../i18n/language.ts';
import { defaultName, inLanguages } from './shopName.ts';

const freshMs = 5000;

/**
 * Creates a reader of the shop's name for the storefront's files: at most seconds old. The files are served
 * without a database too; while it is unavailable, the name read last is used.
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
      // The last known name is good enough.
    } finally {
      clearTimeout(timer);
    }
    return known;
  };
}
