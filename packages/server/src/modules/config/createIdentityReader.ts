import type { Load, ReplyCache } from '../../http/replyCache.ts';
import { topics } from '../../db/topics.ts';
import { defaultIdentity, type ShopIdentity } from './shopIdentity.ts';

/**
 * Creates a reader of what the storefront's files contain of the shop's settings. They are served without a database
 * too; while it is unavailable, what was read last is used.
 */
export function createIdentityReader(
  load: Load<ShopIdentity>,
  cache: ReplyCache,
  patienceMs = 500,
): () => Promise<ShopIdentity> {
  let known = defaultIdentity;
  const choice = { key: 'file shop identity', topics: [topics.content], isSource: true } as const;
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<ShopIdentity>((resolve) => {
      timer = setTimeout(() => resolve(known), patienceMs);
    });
    try {
      known = await Promise.race([cache.get(choice, load), patience]);
    } catch {
      // What is known is good enough.
    } finally {
      clearTimeout(timer);
    }
    return known;
  };
}
