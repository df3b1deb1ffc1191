import { setTimeout as pause } from 'node:timers/promises';
import {
  changesChannel,
  changesQuery,
  type ChangesRow,
  toChangesParameters,
  toChangesRead,
} from '../db/readChanges.ts';
import { databaseLimits } from './databaseLimits.ts';
import type { ConnectChanges } from './followChanges.ts';
import { isPooled } from './isPooled.ts';
import { QuietConnection } from './quietConnection.ts';

/** A server that does not respond is noticed before changes count as unknown. */
const limitMs = 2000;
const closeMs = 1000;

/**
 * Creates a function that opens a connection for published changes on a PostgreSQL server. Behind a pooler, whose server
 * connections are shared, it does not listen: changes are then found by looking for them.
 */
export async function createServerChanges(url: string): Promise<ConnectChanges> {
  const isShared = await isPooled(url, databaseLimits.connectMs);
  return async (onNotice) => {
    const client = new QuietConnection({
      connectionString: url,
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
      keepAlive: true,
    });
    await client.connect();
    client.on('notification', onNotice);
    client.on('end', onNotice);
    if (!isShared) await client.query(`listen ${changesChannel}`);
    return {
      isListening: !isShared,
      async read(snapshot) {
        const { rows } = await client.query<ChangesRow>(changesQuery, toChangesParameters(snapshot));
        const [row] = rows;
        if (row === undefined) throw new Error('The database returned no snapshot.');
        return toChangesRead(row);
      },
      async close() {
        await Promise.race([client.end(), pause(closeMs, undefined, { ref: false })]);
      },
    };
  };
}
