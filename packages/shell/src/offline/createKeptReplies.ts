import type { KeptReply, OfflineDatabase } from './database.ts';

/** Beyond this many the oldest go. */
const mostReplies = 300;
/** Longer ones are not kept, in characters of JSON. */
const longestReply = 300_000;
/** Milliseconds that a reply is worth showing. */
const lifeMs = 30 * 86_400_000;

/** Replies of the shop, on this device. Where the browser keeps nothing, nothing is found. */
export interface KeptReplies {
  /** What was kept last, by this version of the mall or by one before. */
  find(key: string): Promise<KeptReply | undefined>;
  keep(reply: Omit<KeptReply, 'at' | 'build'>): Promise<void>;
  /** Forgets one: what it says is no longer so. */
  drop(key: string): Promise<void>;
  /** Forgets what belongs to other shoppers than this one; a visitor's replies stay. */
  forgetOthers(owner: string): Promise<void>;
}

export interface KeptRepliesOptions {
  readonly database: Promise<OfflineDatabase>;
  /** Names the version of the mall. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createKeptReplies({ database, build, now }: KeptRepliesOptions): KeptReplies {
  const isGood = (reply: KeptReply): boolean => now() - reply.at < lifeMs;

  async function prune(): Promise<void> {
    const opened = await database;
    const transaction = opened.transaction('replies', 'readwrite');
    let excess = (await transaction.store.count()) - mostReplies;
    for (let cursor = await transaction.store.index('at').openCursor(); cursor !== null;) {
      if (excess > 0 || !isGood(cursor.value)) {
        await cursor.delete();
        excess -= 1;
      }
      cursor = await cursor.continue();
    }
    await transaction.done;
  }
  let sincePruned = 0;

  return {
    find: (key) =>
      orUndefined(async () => {
        const found = await (await database).get('replies', key);
        return found !== undefined && isGood(found) ? found : undefined;
      }),
    async keep(reply) {
      if (JSON.stringify(reply.data ?? null).length > longestReply) return;
      await orUndefined(async () => {
        await (await database).put('replies', { ...reply, build, at: now() });
        sincePruned += 1;
        if (sincePruned > 20) {
          sincePruned = 0;
          await prune();
        }
      });
    },
    async drop(key) {
      await orUndefined(async () => (await database).delete('replies', key));
    },
    async forgetOthers(owner) {
      await orUndefined(async () => {
        const transaction = (await database).transaction('replies', 'readwrite');
        for (let cursor = await transaction.store.openCursor(); cursor !== null;) {
          const { value } = cursor;
          if ((value.owner !== '' && value.owner !== owner) || !isGood(value)) await cursor.delete();
          cursor = await cursor.continue();
        }
        await transaction.done;
      });
    },
  };
}

/** Full or blocked storage is no storage: the mall works on with a network. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
