import type { Load, ReplyCache } from '../../http/replyCache.ts';
import type { Localized } from '../../i18n/language.ts';
import { topics } from '../../db/topics.ts';
import { defaultName, inLanguages } from './shopName.ts';

/**
 * Creates a reader of the shop's name for the storefront's files. They are served without a database too; while it is
 * unavailable, the name read last is used.
 */
export function createNameReader(
  load: Load<Localized>,
  cache: ReplyCache,
  patienceMs = 500,
): () => Promise<Localized> {
  let known = inLanguages({ name: defaultName });
  const choice = { key: 'file shop name', topics: [topics.content], isSource: true } as const;
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<Localized>((resolve) => {
      timer = setTimeout(() => resolve(known), patienceMs);
    });
    try {
      known = await Promise.race([cache.get(choice, load), patience]);
    } catch {
      // The last known name is good enough.
    } finally {
      clearTimeout(timer);
    }
    return known;
  };
}
