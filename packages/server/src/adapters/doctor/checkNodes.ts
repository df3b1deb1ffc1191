import type { Database } from '../../db/database.ts';
import { compareNodes, type Disagreement, listRunningNodes } from '../../db/runningNodes.ts';
import type { NodeFact } from '../../db/schema/node.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';

const area = 'nodes';

/** What is wrong when nodes differ, and the way out. */
const consequences: Readonly<Record<NodeFact, string>> = {
  build: 'have different builds. That is right during a rolling upgrade only: finish it, or go back.',
  secret:
    'have different operator secrets, so /metrics and operator commands work on some of them only. Set the same PAWLET_OPERATOR_SECRET on all.',
  keys: 'have different keys for stored secrets, so log-ins with a code and webhooks work on some of them only. Set the same PAWLET_SECRET_KEY on all.',
  uploads:
    'keep uploads in different places, so pictures are missing on some of them. Set the same PAWLET_S3_* on all.',
  origin:
    'have different public addresses, so links in e-mails and returns from wallets differ. Set the same PAWLET_PUBLIC_ORIGIN on all.',
  payment:
    'have different payment accounts, so a payment works on some of them only. Set the same variables of the providers on all.',
  messages:
    'send messages in different ways, so some e-mails and codes are not sent. Set the same PAWLET_SMTP_URL, PAWLET_SMS_* and PAWLET_WECHAT_* on all.',
  mode: 'run as demo and as real shop on one database. Set the same PAWLET_DEMO on all.',
};

/** Checks whether the running nodes agree; nothing on the embedded database, which has one. */
export async function checkNodes(
  { databaseUrl }: Pick<ServerConfig, 'databaseUrl'>,
  db: Database,
): Promise<readonly Finding[]> {
  if (databaseUrl === undefined) return [];
  const nodes = await listRunningNodes(db);
  const findings = compareNodes(nodes).map(toFinding);
  if (findings.length > 0) return findings;
  const text =
    nodes.length > 1
      ? `${nodes.length} nodes run, with the same build and the same settings.`
      : `${nodes.length === 1 ? 'One node runs' : 'No node runs'} on this database.`;
  return [{ area, level: 'ok', text }];
}

function toFinding({ about, groups }: Disagreement): Finding {
  const names = groups.map((group) => group.join(', ')).join(' | ');
  return {
    area,
    level: about === 'build' ? 'risky' : 'wrong',
    text: `The nodes ${names} ${consequences[about]}`,
  };
}
