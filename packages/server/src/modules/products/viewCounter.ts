import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { findUnavailable } from '../../db/databaseUnavailable.ts';

const pauseSeconds = 5;

/** Counts views of product pages. */
export interface ViewCounter {
  count(productId: number, now: number): Promise<void>;
  /** Writes the buffered views. */
  flush(): Promise<void>;
}

/** Writes every view at once, or buffers those of a few seconds for one write. */
export function createViewCounter(db: Database, isGathering: boolean): ViewCounter {
  let views = new Map<number, number>();
  let writtenAt = 0;
  const add = (productId: number, count: number) =>
    void views.set(productId, (views.get(productId) ?? 0) + count);
  async function flush(): Promise<void> {
    const gathered = views;
    if (gathered.size === 0) return;
    views = new Map();
    try {
      await addViews(db, gathered);
    } catch (error) {
      // The next write includes them.
      for (const [productId, count] of gathered) add(productId, count);
      throw error;
    }
  }
  return {
    async count(productId, now) {
      add(productId, 1);
      if (isGathering && now < writtenAt + pauseSeconds) return;
      writtenAt = now;
      try {
        await flush();
      } catch (error) {
        // A product can be shown without its views being counted.
        if (findUnavailable(error) === undefined) throw error;
      }
    },
    flush,
  };
}

/** Locks the rows in the order of their ids, as orders do, to avoid deadlocks. */
async function addViews(db: Database, views: ReadonlyMap<number, number>): Promise<void> {
  const ids = sql`${sql.param([...views.keys()])}::int[]`;
  const counts = sql`${sql.param([...views.values()])}::int[]`;
  await db.execute(sql`
    with locked as (select id from goods where id = any(${ids}) order by id for no key update)
    update goods set views = goods.views + viewed.nums
    from unnest(${ids}, ${counts}) as viewed (id, nums) join locked on locked.id = viewed.id
    where goods.id = viewed.id`);
}
