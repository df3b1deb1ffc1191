import type { Database } from '../db/database.ts';
import type { NodeCondition } from '../ports/nodeCondition.ts';
import { leastFreeBytes, readFreeBytes } from './freeDisk.ts';
import { readSchemaState } from './schemaState.ts';

const refreshMs = 10_000;

/**
 * Watches the tables and the disk of a node. The returned function reports what was last known, at once: a probe must
 * not wait for a connection of a busy pool. It looks again where the last look is ten seconds old.
 */
export async function watchCondition(
  db: Database,
  dataFolder: string,
  nowMs: () => number = () => performance.now(),
): Promise<() => NodeCondition> {
  let known = await look(db, dataFolder);
  let lookedMs = nowMs();
  let isLooking = false;
  const refresh = async (): Promise<void> => {
    isLooking = true;
    try {
      known = await look(db, dataFolder);
    } catch {
      // The database is away, which its own probe reports.
    }
    lookedMs = nowMs();
    isLooking = false;
  };
  return () => {
    if (!isLooking && nowMs() - lookedMs >= refreshMs) void refresh();
    return known;
  };
}

async function look(db: Database, dataFolder: string): Promise<NodeCondition> {
  const [{ state }, free] = await Promise.all([
    readSchemaState(db),
    readFreeBytes(dataFolder).catch(() => undefined),
  ]);
  const disk = free === undefined ? 'unknown' : free < leastFreeBytes ? 'low' : 'ok';
  return { schema: state, disk };
}
