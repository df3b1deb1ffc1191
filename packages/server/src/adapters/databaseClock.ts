import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';

/** A clock synchronized with the database's clock. */
export interface DatabaseClock extends Clock {
  /** Synchronizes with the database's clock again. */
  sync(): Promise<void>;
}

/**
 * Synchronizes with the clock of the database server, which all nodes share: a machine whose clock is ahead
 * would expire things that other nodes still wait for.
 */
export function createDatabaseClock(db: Database, machine: Clock): DatabaseClock {
  let aheadMs = 0;
  return {
    nowMs: () => machine.nowMs() + aheadMs,
    async sync() {
      const before = Date.now();
      const [row] = await loadRows<{ ms: string }>(
        db,
        sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
      );
      const between = (before + Date.now()) / 2;
      if (row !== undefined) aheadMs = Math.round(Number(row.ms) - between);
    },
  };
}
