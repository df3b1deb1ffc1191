import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseLimits } from '../../packages/server/src/adapters/databaseLimits.ts';

/** Watches how long transactions of the shop stay open. */
export interface TransactionWatch {
  /** Ends it; returns the longest idle time inside a transaction in milliseconds, while it held locks. */
  stop(): Promise<number>;
}

/** A transaction may be idle for the limit, and is ended at the next check of the server. */
export const longestIdleMs = databaseLimits.idleInTransactionMs + 1000;
const everyMs = 250;

/** Starts to watch on a connection of its own. */
export async function watchTransactions(databaseUrl: string): Promise<TransactionWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const stopping = new AbortController();
  let longestMs = 0;
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await client.query<{ ms: number | null }>(
        `select max(extract(epoch from clock_timestamp() - state_change) * 1000)::float as ms
           from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()
            and exists (select from pg_locks where pg_locks.pid = pg_stat_activity.pid and locktype <> 'virtualxid')`,
      );
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0);
      await pause(everyMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await client.end();
      return longestMs;
    },
  };
}
