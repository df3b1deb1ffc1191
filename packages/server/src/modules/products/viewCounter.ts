import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { findUnavailable } from '../../db/databaseUnavailable.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { Logger } from '../../ports/logger.ts';

const pauseSeconds = 30;
/** Products of one statement, which locks them: orders of the same products wait for it. */
const mostAtOnce = 200;

/** Counts views of product pages. */
export interface ViewCounter {
  count(productId: number, context: Pick<RequestContext, 'now' | 'logger'>): Promise<void>;
  /** Writes the buffered views. */
  flush(): Promise<void>;
}

/** Writes every view at once, or buffers those of half a minute, which no request waits for. */
export function createViewCounter(db: Database, isGathering: boolean): ViewCounter {
  let views = new Map<number, number>();
  let writtenAt = 0;
  const add = (productId: number, count: number) =>
    void views.set(productId, (views.get(productId) ?? 0) + count);
  async function flush(): Promise<void> {
    const gathered = [...views].toSorted(([a], [b]) => a - b);
    views = new Map();
    while (gathered.length > 0) {
      const part = gathered.slice(0, mostAtOnce);
      try {
        await addViews(db, part);
      } catch (error) {
        // The next write includes them.
        for (const [productId, count] of gathered) add(productId, count);
        throw error;
      }
      gathered.splice(0, part.length);
    }
  }
  // A product can be shown without its views being counted.
  const tryFlush = (logger: Pick<Logger, 'error'>) =>
    flush().catch((error: unknown) => {
      if (findUnavailable(error) === undefined) logger.error('views were not written', error);
    });
  return {
    async count(productId, { now, logger }) {
      add(productId, 1);
      if (!isGathering) return tryFlush(logger);
      if (now < writtenAt + pauseSeconds) return;
      writtenAt = now;
      void tryFlush(logger);
    },
    flush,
  };
}

/** Locks the rows in the order of their ids, as orders do, to avoid deadlocks. */
async function addViews(db: Database, views: readonly (readonly [number, number])[]): Promise<void> {
  const ids = sql`${sql.param(views.map(([id]) => id))}::int[]`;
  const counts = sql`${sql.param(views.map(([, count]) => count))}::int[]`;
  await db.execute(sql`
    with locked as (select id from goods where id = any(${ids}) order by id for no key update)
    update goods set views = goods.views + viewed.nums
    from unnest(${ids}, ${counts}) as viewed (id, nums) join locked on locked.id = viewed.id
    where goods.id = viewed.id`);
}
