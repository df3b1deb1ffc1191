import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

const pauseSeconds = 5;

/** Counts views of product pages. */
export interface ViewCounter {
  count(db: Database, productId: number, now: number): Promise<void>;
  /** Writes the buffered views. */
  flush(db: Database): Promise<void>;
}

/** Writes every view at once, or buffers those of a few seconds for one write. */
export function createViewCounter(isGathering: boolean): ViewCounter {
  let views = new Map<number, number>();
  let writtenAt = 0;
  const add = (productId: number, count: number) =>
    void views.set(productId, (views.get(productId) ?? 0) + count);
  async function flush(db: Database): Promise<void> {
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
    async count(db, productId, now) {
      add(productId, 1);
      if (isGathering && now < writtenAt + pauseSeconds) return;
      writtenAt = now;
      await flush(db);
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
