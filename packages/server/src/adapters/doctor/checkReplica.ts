import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { QuietConnection } from '../quietConnection.ts';
import { readSystemCode } from '../startError.ts';

const connectMs = 3000;
const area = 'replica';
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
    const why = readSystemCode(error) || (error instanceof Error ? error.message : String(error));
    return [
      {
        area,
        level: 'risky',
        text: `The replica on ${place} cannot be read (${why}): the primary serves in its place, and nothing while it is away. Check DATABASE_REPLICA_URL and the replica.`,
      },
    ];
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
    return {
      area,
      level: 'wrong',
      text: `The database on ${place} is not a replica of this shop's. Set DATABASE_REPLICA_URL to a streaming replica of DATABASE_URL.`,
    };
  if (!replica.isStandby)
    return {
      area,
      level: 'risky',
      text: `DATABASE_REPLICA_URL leads to ${place}, which is not a streaming replica, so it serves no reads. Let it lead to a standby, or unset it.`,
    };
  const behind = BigInt(primary.position ?? 0) - BigInt(replica.position ?? 0);
  if (behind > mostBytes)
    return {
      area,
      level: 'risky',
      text: `The replica on ${place} has yet to replay ${behind / 1024n / 1024n} MB of the write-ahead log. Check its disk and its long queries: the primary serves in its place.`,
    };
  return { area, level: 'ok', text: `The replica on ${place} is up to date.` };
}
