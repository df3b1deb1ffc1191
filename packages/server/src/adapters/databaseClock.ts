import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';

/** A clock that goes by the database's. */
export interface DatabaseClock extends Clock {
  /** Reads the database's clock again. */
  sync(): Promise<void>;
}

/**
 * Sets a clock by the one of the database server, which all nodes share: a machine whose clock is ahead would end what other
 * nodes still wait for.
 */
export function createDatabaseClock(db: Database, machine: Clock): DatabaseClock {
  let aheadMs = 0;
  return {
    nowMs: () => machine.nowMs() + aheadMs,
    async sync() {
      const before = Date.now();
      const [row] = await rowsOf<{ ms: string }>(
        db,
        sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
      );
      const between = (before + Date.now()) / 2;
      if (row !== undefined) aheadMs = Math.round(Number(row.ms) - between);
    },
  };
}
