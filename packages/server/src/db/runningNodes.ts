import { eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type NodeFact, nodeFacts, runningNodes } from './schema/node.ts';

/** A node that runs on this database. */
export type RunningNode = typeof runningNodes.$inferSelect;

/** In what the running nodes differ. */
export interface Disagreement {
  readonly about: NodeFact;
  /** The names of the nodes with each value. */
  readonly groups: readonly (readonly string[])[];
}

/** Seconds after its last sign of life in which a node counts as running: several of them were missed. */
export const nodeLifeSeconds = 20;
const keptSeconds = 600;

/** The database's clock decides: a node with a wrong one would be gone, or never. */
const now = sql`extract(epoch from clock_timestamp())::bigint`;

/** Notes that a node runs. Its first note tells when it started. */
export async function noteNode(
  db: Database,
  node: Pick<RunningNode, 'id' | 'name' | 'facts'>,
  isStart: boolean,
): Promise<void> {
  const { id, name, facts } = node;
  await db
    .insert(runningNodes)
    .values({ id, name, facts, startedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: runningNodes.id,
      set: { name, facts, seenAt: now, ...(isStart ? { startedAt: now } : {}) },
    });
}

/** Forgets a node that ends. */
export async function forgetNode(db: Database, id: string): Promise<void> {
  await db.delete(runningNodes).where(eq(runningNodes.id, id));
}

/** Deletes the rows of nodes that ended without saying so. */
export async function dropLostNodes(db: Database): Promise<void> {
  await db.delete(runningNodes).where(lt(runningNodes.seenAt, sql`${now} - ${keptSeconds}`));
}

/** The running nodes, the oldest first. */
export async function listRunningNodes(db: Database): Promise<readonly RunningNode[]> {
  return db
    .select()
    .from(runningNodes)
    .where(gt(runningNodes.seenAt, sql`${now} - ${nodeLifeSeconds}`))
    .orderBy(runningNodes.startedAt, runningNodes.id);
}

/** In what nodes differ. What a node of another release does not tell is not compared. */
export function compareNodes(nodes: readonly RunningNode[]): readonly Disagreement[] {
  return nodeFacts.flatMap((about) => {
    const names = new Map<string, string[]>();
    for (const { name, facts } of nodes) {
      const fact = facts[about];
      if (fact !== undefined) names.set(fact, [...(names.get(fact) ?? []), name]);
    }
    return names.size < 2 ? [] : [{ about, groups: [...names.values()] }];
  });
}
