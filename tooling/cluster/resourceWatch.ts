import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { slope } from '../bench/load/slope.ts';
import { loadRows } from '../../packages/server/src/db/database.ts';
import type { Cluster } from './cluster.ts';

/** Minutes since the start, and a reading. */
type Reading = readonly [minutes: number, value: number];

/** How something developed. */
export interface Course {
  readonly readings: number;
  readonly last: number;
  readonly highest: number;
  /** A minute, over the second half. */
  readonly slope: number;
}

/** The memory of a node, in megabytes, and the connections to the database. */
export interface ResourceCourse {
  readonly memory: Course;
  readonly connections: Course;
}

/** Watches memory and connections. */
export interface ResourceWatch {
  stop(): Promise<ResourceCourse>;
}

const everyMs = 2000;

/** Starts to watch the memory of one node that is not ended meanwhile, and the connections of all. */
export function watchResources({ shops, db }: Cluster, place: number): ResourceWatch {
  const memory: Reading[] = [];
  const connections: Reading[] = [];
  const startedMs = performance.now();
  const stopping = new AbortController();
  const minutes = () => (performance.now() - startedMs) / 60_000;

  async function readConnections(): Promise<void> {
    try {
      const [row] = await loadRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from pg_stat_activity
             where datname = current_database() and backend_type = 'client backend'`,
      );
      if (row !== undefined) connections.push([minutes(), row.count]);
    } catch {
      // There is no primary at the moment.
    }
  }
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const megabytes = shops[place]?.readMemory() ?? 0;
      if (megabytes > 0) memory.push([minutes(), megabytes]);
      await readConnections();
      await pause(everyMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return { memory: toCourse(memory), connections: toCourse(connections) };
    },
  };
}

function toCourse(readings: readonly Reading[]): Course {
  const values = readings.map(([, value]) => value);
  const half = (readings.at(-1)?.[0] ?? 0) / 2;
  return {
    readings: readings.length,
    last: values.at(-1) ?? 0,
    highest: Math.max(0, ...values),
    slope: slope(readings.filter(([at]) => at >= half)),
  };
}
