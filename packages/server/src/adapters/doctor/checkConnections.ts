import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { listRunningNodes } from '../../db/runningNodes.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import { databaseLimits } from '../databaseLimits.ts';
import type { ServerConfig } from '../environment.ts';
import { isPooled } from '../isPooled.ts';

/** Connections of a node beside its pool: one for `/readyz`, one for changes. */
export const connectionsBesidePool = 2;

/** Connections that the nodes need and the server admits. */
export interface ConnectionNeed {
  readonly nodes: number;
  readonly perNode: number;
  /** For roles without special rights. */
  readonly admitted: number;
}

/** Checks whether PostgreSQL admits the connections of all running nodes; nothing for the embedded database, or behind a pooler. */
export async function checkConnections(
  { databaseUrl, databaseConnections }: Pick<ServerConfig, 'databaseUrl' | 'databaseConnections'>,
  db: Database,
): Promise<readonly Finding[]> {
  if (databaseUrl === undefined || (await isPooled(databaseUrl, databaseLimits.connectMs))) return [];
  const [row] = await loadRows<{ admitted: number }>(
    db,
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true), '0')::int as admitted`,
  );
  const running = await listRunningNodes(db);
  return [
    judgeConnections({
      nodes: Math.max(1, running.length),
      perNode: databaseConnections + connectionsBesidePool,
      admitted: row?.admitted ?? 0,
    }),
  ];
}

/** Judges the connections; a rolling upgrade needs those of one more node. */
export function judgeConnections({ nodes, perNode, admitted }: ConnectionNeed): Finding {
  const needed = nodes * perNode;
  const values = { nodes, needed, admitted };
  if (needed > admitted) return createFinding('wrong', 'finding.database.connections-many', values);
  return needed + perNode > admitted
    ? createFinding('risky', 'finding.database.connections-few', values)
    : createFinding('ok', 'finding.database.connections-enough', values);
}
