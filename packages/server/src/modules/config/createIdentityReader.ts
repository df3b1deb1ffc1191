import type { Load, ReplyCache } from '../../http/replyCache.ts';
import { topics } from '../../db/topics.ts';
import { defaultIdentity, type ShopIdentity } from './shopIdentity.ts';

/**
 * Creates a reader of what every file and request of the storefront depends on of the shop's settings. Both are served
 * without a database too; while it is unavailable, what was read last is used.
 */
export function createIdentityReader(
  load: Load<ShopIdentity>,
  cache: ReplyCache,
  patienceMs = 500,
): () => Promise<ShopIdentity> {
  let known = defaultIdentity;
  /** A load takes longer than the patience: nobody else waits for it. */
  let isLate = false;
  const choice = { key: 'file shop identity', topics: [topics.content], isSource: true } as const;
  const read = async (): Promise<ShopIdentity> => {
    try {
      known = await cache.get(choice, load);
    } catch {
      // What is known is good enough.
    }
    isLate = false;
    return known;
  };
  return async () => {
    const reading = read();
    // Every request reads it: mostly it is there, and needs no timer.
    if (cache.has(choice.key)) return reading;
    if (isLate) return known;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<ShopIdentity>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve(known);
      }, patienceMs);
    });
    try {
      return await Promise.race([reading, patience]);
    } finally {
      clearTimeout(timer);
    }
  };
}
