import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { QuietConnection } from '../quietConnection.ts';
import { readSystemCode } from '../startError.ts';

const connectMs = 3000;
/** A replica that is busy may be behind by what one transaction writes. */
const mostBytes = 16 * 1024 * 1024;

interface Identity {
  readonly isStandby: boolean;
  readonly database: string;
  /** Bytes of the write-ahead log. */
  readonly position: string | null;
}

/** A server and its replicas have the same number, and their databases too. */
const identity = `select pg_is_in_recovery() as "isStandby",
  (select system_identifier from pg_control_system())::text || ' ' ||
  (select oid from pg_database where datname = current_database())::text as database,
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::text as position`;

/** Checks the read-only replica; nothing where there is none. */
export async function checkReplica(
  { databaseReplicaUrl }: Pick<ServerConfig, 'databaseReplicaUrl'>,
  db: Database,
): Promise<readonly Finding[]> {
  if (databaseReplicaUrl === undefined) return [];
  const [primary] = await loadRows<Identity & Record<string, unknown>>(db, sql.raw(identity));
  const { hostname, port } = new URL(databaseReplicaUrl);
  const place = `${hostname}:${port || '5432'}`;
  try {
    const replica = await readIdentity(databaseReplicaUrl);
    return [judge(place, primary, replica)];
  } catch (error) {
    const reason = readSystemCode(error) || (error instanceof Error ? error.message : String(error));
    return [createFinding('risky', 'finding.replica.unreadable', { place, reason })];
  }
}

async function readIdentity(url: string): Promise<Identity> {
  const client = new QuietConnection({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  });
  await client.connect();
  try {
    const { rows } = await client.query<Identity>(identity);
    const [row] = rows;
    if (row === undefined) throw new Error('it returned nothing');
    return row;
  } finally {
    await client.end();
  }
}

function judge(place: string, primary: Identity | undefined, replica: Identity): Finding {
  if (replica.database !== primary?.database)
    return createFinding('wrong', 'finding.replica.other', { place });
  if (!replica.isStandby) return createFinding('risky', 'finding.replica.primary', { place });
  const behind = BigInt(primary.position ?? 0) - BigInt(replica.position ?? 0);
  if (behind > mostBytes) {
    const megabytes = Number(behind / 1024n / 1024n);
    return createFinding('risky', 'finding.replica.behind', { place, megabytes });
  }
  return createFinding('ok', 'finding.replica.current', { place });
}
