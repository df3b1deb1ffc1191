import type { TestStandby } from '../../../../tooling/test/postgres.ts';
import { openOwnServer, type OwnServer } from './ownServer.ts';

/** A PostgreSQL server with a seeded shop, and a streaming replica of it. */
export interface ReplicaServer {
  readonly own: OwnServer;
  readonly standby: TestStandby;
  /** Connection string of the shop's database on the replica. */
  readonly replicaUrl: string;
}

/** Starts both; returns the reason as text where there is no PostgreSQL on this machine. */
export async function openReplicaServer(): Promise<ReplicaServer | string> {
  const own = await openOwnServer();
  if (typeof own === 'string') return own;
  const standby = await own.postgres.addStandby();
  const { pathname } = new URL(own.databaseUrl);
  return { own, standby, replicaUrl: Object.assign(new URL(standby.url), { pathname }).href };
}
