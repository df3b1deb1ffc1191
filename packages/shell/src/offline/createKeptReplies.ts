import type { KeptReply, OfflineDatabase } from './database.ts';

/** The oldest are removed above this number. */
const mostReplies = 300;
/** Longer ones are not stored, in characters of JSON. */
const longestReply = 300_000;
/** Milliseconds that a response is worth showing. */
const lifeMs = 30 * 86_400_000;

/** The shop's cached responses on this device. Where the browser stores nothing, nothing is found. */
export interface KeptReplies {
  /** The last cached response, from this version of the storefront or an earlier one. */
  find(key: string): Promise<KeptReply | undefined>;
  keep(reply: Omit<KeptReply, 'at' | 'build'>): Promise<void>;
  /** Removes one that is no longer valid. */
  drop(key: string): Promise<void>;
  /** Removes those of other shoppers than this one; a visitor's responses stay. */
  forgetOthers(owner: string): Promise<void>;
}

export interface KeptRepliesOptions {
  readonly database: Promise<OfflineDatabase>;
  /** Identifies the version of the storefront. */
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

/** Full or blocked storage counts as no storage: the storefront keeps working online. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
