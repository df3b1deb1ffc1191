import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import {
  compareNodes,
  forgetNode,
  listRunningNodes,
  nodeLifeSeconds,
  noteNode,
  type RunningNode,
} from '../../db/runningNodes.ts';
import type { Logger } from '../../ports/logger.ts';
import { StartError } from '../startError.ts';
import { hasLocalUploads } from './nodeFacts.ts';

export interface NodeOptions {
  readonly db: Database;
  readonly node: Pick<RunningNode, 'id' | 'name' | 'facts'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** Whether a second node without shared uploads is refused. */
  readonly refusesLocalUploads: boolean;
  /** @default 5000 */
  readonly everyMs?: number | undefined;
}

/** A node that the others know of. */
export interface RegisteredNode {
  /** Tells the others that it ends. */
  stop(): Promise<void>;
}

/**
 * Notes in the database that this node runs, until it is stopped, and logs in what it differs from the others. Throws a
 * StartError where it would keep uploads that the others do not have.
 */
export async function registerNode(options: NodeOptions): Promise<RegisteredNode> {
  const { db, node, logger, everyMs = 5000 } = options;
  await noteNode(db, node, true);
  if (options.refusesLocalUploads && hasLocalUploads(node.facts)) {
    const other = await findOlderNode(db, node.id);
    if (other !== undefined) {
      await forgetNode(db, node.id);
      throw toUploadsError(other);
    }
  }
  const reported = new Set<string>();
  const report = async (): Promise<void> => {
    const found = compareNodes(await listRunningNodes(db));
    for (const { about, groups } of found)
      if (!reported.has(about))
        logger.warn('nodes differ', { about, nodes: groups.map((group) => group.join(', ')).join(' | ') });
    reported.clear();
    for (const { about } of found) reported.add(about);
  };
  const beat = async (): Promise<void> => {
    try {
      await noteNode(db, node, false);
      await report();
    } catch {
      // The database is away, which other lines report; the next beat tries again.
    }
  };
  await report();
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await beating;
      // Without a database the others find out by its silence.
      await forgetNode(db, node.id).catch(() => undefined);
    },
  };
}

/**
 * A node that started earlier and runs. The row of one that was killed is waited for: it counts as running for some
 * seconds.
 */
async function findOlderNode(db: Database, id: string): Promise<RunningNode | undefined> {
  const listOlder = async () => {
    const nodes = await listRunningNodes(db);
    return nodes.slice(
      0,
      nodes.findIndex((one) => one.id === id),
    );
  };
  const first = new Map((await listOlder()).map((one) => [one.id, one.seenAt]));
  const end = performance.now() + (nodeLifeSeconds + 2) * 1000;
  while (performance.now() < end) {
    const older = (await listOlder()).filter((one) => first.has(one.id));
    const alive = older.find((one) => one.seenAt > (first.get(one.id) ?? 0));
    if (older.length === 0 || alive !== undefined) return alive;
    await pause(500);
  }
  return undefined;
}

function toUploadsError({ name }: RunningNode): StartError {
  return new StartError(
    `Another node (${name}) runs on this database, and uploads would be on this machine only: shoppers would get 404 for half of the pictures. ` +
      'Set PAWLET_S3_ENDPOINT and the rest of PAWLET_S3_* on all nodes, or PAWLET_UPLOADS_SHARED=1 if the folder "uploads" of the data folder is the same on all nodes, or stop the other node.',
  );
}
