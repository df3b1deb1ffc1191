import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../packages/server/test/store/storeProcess.ts';
import { killQuietly, type Keeper, listFamily, type Program, readEndOfLog, waitFor } from './keeper.ts';
import type { ClusterPrograms } from './programs.ts';

/**
 * How a database node is killed: PostgreSQL alone, as by the kernel when memory is short, or with its Patroni, as when the
 * machine loses its power.
 */
export type DatabaseKill = 'process' | 'machine';

/** A PostgreSQL server under Patroni. */
export interface DatabaseNode {
  readonly name: string;
  readonly port: number;
  /** Port of Patroni's REST interface. */
  readonly restPort: number;
  /** The postmaster and its children; empty while it does not run. */
  processIds(): readonly number[];
  /** Kills it with SIGKILL. */
  kill(how: DatabaseKill): Promise<void>;
  /** Starts its Patroni again after `kill('machine')`. */
  start(): void;
}

/** Three PostgreSQL servers under Patroni in synchronous mode. */
export interface DatabaseNodes {
  readonly nodes: readonly DatabaseNode[];
  /** The node that accepts writes. */
  findPrimary(): Promise<DatabaseNode>;
  /** Waits until there are a primary and two standbys, one of them synchronous; returns the milliseconds. */
  waitUntilWhole(limitMs: number): Promise<number>;
}

const scope = 'pawlet';
const count = 3;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

/** Starts etcd and the database nodes, and waits until they are whole. */
export async function startDatabaseNodes(keeper: Keeper, programs: ClusterPrograms): Promise<DatabaseNodes> {
  // The programs of the user of PostgreSQL need to pass the folder of the run.
  chmodSync(keeper.folder, 0o711);
  const etcdPort = await startEtcd(keeper, programs);
  const nodes: DatabaseNode[] = [];
  for (let place = 1; place <= count; place += 1)
    nodes.push(await startNode(keeper, programs, `db${place}`, etcdPort));
  const database = toDatabaseNodes(nodes);
  await database.waitUntilWhole(120_000);
  return database;
}

async function startEtcd(keeper: Keeper, { etcd, user }: ClusterPrograms): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const data = keeper.createFolder('etcd', user);
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const program = keeper.start(
    'etcd',
    [
      etcd,
      '--name=etcd1',
      `--data-dir=${data}`,
      '--log-level=error',
      `--listen-client-urls=${url}`,
      `--advertise-client-urls=${url}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=etcd1=${peerUrl}`,
    ],
    { user },
  );
  await waitFor('etcd ready', () => isHealthy(program, `${url}/health`), { limitMs: 30_000 });
  return port;
}

async function isHealthy(program: Program, url: string): Promise<boolean> {
  if (!program.isRunning())
    throw new Error(`cluster: ${program.name} has ended:\n${readEndOfLog(program.log)}`);
  const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await reply?.body?.cancel();
  return reply?.ok === true;
}

async function startNode(
  keeper: Keeper,
  programs: ClusterPrograms,
  name: string,
  etcdPort: number,
): Promise<DatabaseNode> {
  const [port, restPort] = [await freePort(), await freePort()];
  const folder = keeper.createFolder(name, programs.user);
  const data = join(folder, 'data');
  const file = join(keeper.folder, `${name}.json`);
  writeFileSync(
    file,
    JSON.stringify(toPatroniConfig({ name, port, restPort, folder, data, etcdPort, programs })),
  );
  chmodSync(file, 0o644);
  const start = () => keeper.start(name, [programs.patroni, file], { user: programs.user });
  let program = start();

  const readPostmaster = () => {
    try {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      // It does not run.
      return 0;
    }
  };
  const processIds = () => {
    const postmaster = readPostmaster();
    return postmaster === 0 ? [] : listFamily(postmaster);
  };
  const killPostgres = () => {
    for (const pid of processIds()) killQuietly(pid, 'SIGKILL');
  };
  // PostgreSQL is in a session of its own, which the end of Patroni's group leaves alone.
  keeper.atEnd(killPostgres);
  return {
    name,
    port,
    restPort,
    processIds,
    async kill(how) {
      if (how === 'machine') await program.end('SIGKILL');
      killPostgres();
    },
    start() {
      if (!program.isRunning()) program = start();
    },
  };
}

interface PatroniSettings {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly folder: string;
  readonly data: string;
  readonly etcdPort: number;
  readonly programs: ClusterPrograms;
}

/** Patroni reads YAML, of which JSON is a part. */
function toPatroniConfig({
  name,
  port,
  restPort,
  folder,
  data,
  etcdPort,
  programs,
}: PatroniSettings): object {
  const rest = `127.0.0.1:${restPort}`;
  const address = `127.0.0.1:${port}`;
  return {
    scope,
    name,
    log: { level: 'INFO' },
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `127.0.0.1:${etcdPort}`, protocol: 'http' },
    bootstrap: {
      dcs: {
        // The least with which Patroni is stable beside other work on two cores.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 6,
        maximum_lag_on_failover: 16_777_216,
        synchronous_mode: true,
        // A primary that ended is not started again first: a standby takes over at once.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 150,
            shared_buffers: '96MB',
            wal_level: 'replica',
            wal_log_hints: 'on',
            max_wal_senders: 10,
            max_replication_slots: 10,
            wal_keep_size: '256MB',
            // A standby that does not respond holds up commits for no longer.
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      bin_dir: programs.postgres,
      data_dir: data,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication replicator 127.0.0.1/32 trust',
      ],
    },
    tags: {},
  };
}

function toDatabaseNodes(nodes: readonly DatabaseNode[]): DatabaseNodes {
  const readMembers = async (): Promise<readonly Member[]> => {
    for (const { restPort } of nodes) {
      const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (reply?.ok === true) return ((await reply.json()) as { members?: readonly Member[] }).members ?? [];
      await reply?.body?.cancel();
    }
    return [];
  };
  const findByRole = async (role: string): Promise<DatabaseNode> => {
    const member = (await readMembers()).find((one) => one.role === role);
    const node = nodes.find(({ name }) => name === member?.name);
    if (!node) throw new Error(`cluster: there is no ${role}`);
    return node;
  };
  const isWhole = async () => {
    const members = await readMembers();
    const healthy = members.filter(({ state }) => state === 'running' || state === 'streaming');
    return (
      healthy.length === nodes.length &&
      healthy.some(({ role }) => role === 'leader') &&
      healthy.some(({ role }) => role === 'sync_standby') &&
      new Set(healthy.map(({ timeline }) => timeline)).size === 1
    );
  };
  return {
    nodes,
    findPrimary: () => findByRole('leader'),
    waitUntilWhole: (limitMs) => waitFor('a primary and two standbys', isWhole, { limitMs, everyMs: 250 }),
  };
}
