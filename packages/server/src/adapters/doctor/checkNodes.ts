import type { Database } from '../../db/database.ts';
import { compareNodes, type Disagreement, listRunningNodes } from '../../db/runningNodes.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';

/** Checks whether the running nodes agree; nothing on the embedded database, which has one. */
export async function checkNodes(
  { databaseUrl }: Pick<ServerConfig, 'databaseUrl'>,
  db: Database,
): Promise<readonly Finding[]> {
  if (databaseUrl === undefined) return [];
  const nodes = await listRunningNodes(db);
  const findings = compareNodes(nodes).map(toFinding);
  if (findings.length > 0) return findings;
  const { length: number } = nodes;
  if (number > 1) return [createFinding('ok', 'finding.nodes.agree', { number })];
  return [createFinding('ok', number === 1 ? 'finding.nodes.one' : 'finding.nodes.none')];
}

function toFinding({ about, groups }: Disagreement): Finding {
  const nodes = groups.map((group) => group.join(', ')).join(' | ');
  return createFinding(about === 'build' ? 'risky' : 'wrong', `finding.nodes.${about}`, { nodes });
}
