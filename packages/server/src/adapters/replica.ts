import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { findUnavailable } from '../db/databaseUnavailable.ts';
import type { Logger } from '../ports/logger.ts';
import type { Replica, ReplicaState } from '../ports/replica.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import { isPooled } from './isPooled.ts';
import type { PoolState } from './promMetrics.ts';
import type { ReplicaBound } from './replicaBound.ts';
import { createStatementNames } from './statementNames.ts';
import { ConnectionPool, type PooledConnection } from './connectionPool.ts';
import type { StorePool } from './storePool.ts';
import { textOfQuery } from './textOfQuery.ts';

/** The primary serves instead, so there is no reason to wait for long. */
const replicaLimits: DatabaseLimits = {
  connectMs: 1000,
  statementMs: 3000,
  lockMs: 1000,
  idleInTransactionMs: 5000,
  marginMs: 500,
};
const lookMs = 1000;
/** How long a server that did not respond is not tried again. */
const awayMs = 1000;
/**
 * How long a read waits while neither server responds, as when a standby becomes the primary. Less than the time after
 * which a load balancer sends it to another node (deploy/haproxy/haproxy.cfg).
 */
const patienceMs = 2500;
const closeMs = 1000;
const readsOnly = /^\s*select\b(?!.*\bfor (update|share|no key update|key share)\b)/isu;

/** A promoted replica is not in recovery any more: it has all that it ever replayed, and what it wrote since. */
const positionQuery = `select pg_is_in_recovery() as "isStandby", (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end - '0/0')::text as position`;

interface Position {
  readonly isStandby: boolean;
  readonly position: bigint;
}

/** What a read requires of the replica. */
interface Requirement {
  readonly least: bigint;
  /** Whether a server that is not in recovery may respond: a replica that is just becoming the primary. */
  readonly mayBePromoted: boolean;
}

class ReplicaBehindError extends Error {
  override readonly name = 'ReplicaBehindError';
}

export interface ReplicaOptions {
  readonly url: string;
  readonly primary: StorePool;
  readonly bound: ReplicaBound;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Most connections. @default 20 */
  readonly size?: number | undefined;
  /** Records its statements. @default nothing is recorded */
  readonly tracer?: Tracer | undefined;
}

/** A replica with its connections. */
export interface OpenReplica extends Replica {
  pool(): PoolState;
  close(): Promise<void>;
}

/** Opens a replica. It may be away: the primary then serves, and it is tried again every second. */
export function openReplica({ url, primary, bound, logger, size = 20, tracer }: ReplicaOptions): OpenReplica {
  const server = createReplicaServer(url, size, tracer);
  const counts = { replica: 0, primary: 0, failover: 0 };
  let lateReads = 0;
  let primaryAwayUntil = 0;
  let state: ReplicaState = { state: 'away', lagSeconds: undefined };

  const tryReplica = async (
    requirement: Requirement | undefined,
    query: unknown,
    rest: readonly unknown[],
  ): Promise<{ readonly result: unknown } | undefined> => {
    if (requirement === undefined || server.awayForMs() > 0) return undefined;
    try {
      return { result: await server.read(requirement, query, rest) };
    } catch {
      // Also errors of the statement: a replica may lack the tables of a migration, or cancel a read that conflicts with its replay.
      return undefined;
    }
  };
  const toUsual = (): Requirement | undefined => {
    const least = bound.getLeast();
    return least === undefined ? undefined : { least, mayBePromoted: false };
  };
  const readLate = async (query: unknown, rest: readonly unknown[]) => {
    const least = bound.getLeastWithoutPrimary();
    const requirement = least === undefined ? undefined : { least, mayBePromoted: true };
    const late = await tryReplica(requirement, query, rest);
    if (late === undefined) return undefined;
    lateReads += 1;
    counts.failover += 1;
    return late;
  };
  const readLatePatiently = async (query: unknown, rest: readonly unknown[]) => {
    const endMs = performance.now() + patienceMs;
    for (;;) {
      const late = await readLate(query, rest);
      const waitMs = server.awayForMs();
      // A server that responds with an error responds so again.
      if (late !== undefined || waitMs === 0 || performance.now() + waitMs > endMs) return late;
      await pause(waitMs);
    }
  };
  const readPrimary = async (query: unknown, rest: readonly unknown[]): Promise<unknown> => {
    if (performance.now() < primaryAwayUntil) {
      const late = await readLate(query, rest);
      if (late !== undefined) return late.result;
    }
    try {
      const result = await primary.query<Promise<unknown>>(query, ...rest);
      primaryAwayUntil = 0;
      return result;
    } catch (error) {
      if (findUnavailable(error) === undefined) throw error;
      // Not for a single statement that takes too long: then the primary still publishes its changes.
      if (bound.getLeast() === undefined) primaryAwayUntil = performance.now() + awayMs;
      const late = await readLatePatiently(query, rest);
      if (late === undefined) throw error;
      return late.result;
    }
  };
  const readShared = async (query: unknown, rest: readonly unknown[]): Promise<unknown> => {
    const usual = toUsual();
    const read = await tryReplica(usual, query, rest);
    if (read !== undefined) {
      counts.replica += 1;
      return read.result;
    }
    // Without looks at the primary it is away, or its channel is lost: waiting for it may take seconds.
    const late = usual === undefined ? await readLate(query, rest) : undefined;
    if (late !== undefined) return late.result;
    counts.primary += 1;
    return readPrimary(query, rest);
  };

  const look = async (): Promise<void> => {
    const last = state.state;
    try {
      const { isStandby, position } = await server.readPosition();
      const lagSeconds = bound.getLagSeconds(position);
      if (lagSeconds === undefined) return;
      // A read also needs the newest change, which arrives within milliseconds: that is no reason for a warning.
      const isFresh = lagSeconds * 1000 <= bound.boundMs;
      state = { state: isStandby && isFresh ? 'ok' : 'behind', lagSeconds };
    } catch {
      state = { state: 'away', lagSeconds: undefined };
    }
    if (state.state === last) return;
    if (state.state === 'ok') logger.info('replica serves reads');
    else logger.warn('replica does not serve reads', { state: state.state });
  };
  let looking: Promise<void> | undefined;
  const lookOnce = (): void => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  lookOnce();
  const timer = setInterval(lookOnce, lookMs).unref();

  const toDatabase = (read: Read) =>
    drizzle({ client: new ReadingPool(primary, read), casing: 'snake_case' });
  return {
    shared: toDatabase(readShared),
    own: toDatabase(readPrimary),
    lateReads: () => lateReads,
    state: () => state,
    reads: () => ({ ...counts }),
    pool: () => server.pool(),
    async close() {
      clearInterval(timer);
      await looking;
      await server.close();
    },
  };
}

type Read = (query: unknown, rest: readonly unknown[]) => Promise<unknown>;

/** A pool that reads single statements in a way of its own. Transactions and writes use the primary. */
class ReadingPool extends Pool {
  readonly #primary: StorePool;
  readonly #read: Read;

  constructor(primary: StorePool, read: Read) {
    super();
    this.#primary = primary;
    this.#read = read;
  }

  override connect<TConnected>(): TConnected {
    return this.#primary.connect();
  }

  override query<TSent>(query: unknown, ...rest: readonly unknown[]): TSent {
    const sent = readsOnly.test(textOfQuery(query))
      ? this.#read(query, rest)
      : this.#primary.query<Promise<unknown>>(query, ...rest);
    return sent as TSent;
  }
}

/** The server of the replica, which is connected to when it is first used. */
function createReplicaServer(url: string, size: number, tracer: Tracer | undefined) {
  let opening: Promise<{ readonly pool: ConnectionPool; readonly isShared: boolean }> | undefined;
  let opened: ConnectionPool | undefined;
  let awayUntil = 0;
  /** What a connection had replayed when it was last measured. */
  const replayed = new WeakMap<PooledConnection, bigint>();

  const open = () => {
    opening ??= (async () => {
      try {
        const isShared = await isPooled(url, replicaLimits.connectMs);
        const names = isShared ? undefined : createStatementNames();
        opened = new ConnectionPool({ url, limits: replicaLimits, names, tracer }, size);
        return { pool: opened, isShared };
      } catch (error) {
        opening = undefined;
        throw error;
      }
    })();
    return opening;
  };
  const watch = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (opened === undefined || findUnavailable(error) !== undefined)
        awayUntil = performance.now() + awayMs;
      throw error;
    }
  };
  const measure = async (client: PooledConnection): Promise<Position> => {
    const { rows } = await client.query<Promise<{ rows: { isStandby: boolean; position: string }[] }>>({
      text: positionQuery,
    });
    const [row] = rows;
    if (row === undefined) throw new Error('The replica returned no position.');
    return { isStandby: row.isStandby, position: BigInt(row.position) };
  };
  const check = ({ isStandby, position }: Position, { least, mayBePromoted }: Requirement): void => {
    if (position < least || (!isStandby && !mayBePromoted)) throw new ReplicaBehindError();
  };
  /** A connection belongs to one server, whose position only grows. */
  const readDirectly = async (
    client: PooledConnection,
    requirement: Requirement,
    query: unknown,
    rest: readonly unknown[],
  ): Promise<unknown> => {
    if ((replayed.get(client) ?? -1n) < requirement.least) {
      const measured = await measure(client);
      check(measured, requirement);
      if (measured.isStandby) replayed.set(client, measured.position);
    }
    return client.query<Promise<unknown>>(query, ...rest);
  };
  /** Behind a pooler each transaction may have another server. All statements are sent at once. */
  const readInTransaction = async (
    client: PooledConnection,
    requirement: Requirement,
    query: unknown,
    rest: readonly unknown[],
  ): Promise<unknown> => {
    const [, measured, result] = await Promise.all([
      client.query<Promise<unknown>>('begin'),
      measure(client),
      client.query<Promise<unknown>>(query, ...rest),
      client.query<Promise<unknown>>('commit'),
    ]);
    check(measured, requirement);
    return result;
  };

  return {
    /** Milliseconds until it is tried again; 0 while it responds. */
    awayForMs: () => Math.max(0, awayUntil - performance.now()),
    read: (requirement: Requirement, query: unknown, rest: readonly unknown[]): Promise<unknown> =>
      watch(async () => {
        const { pool, isShared } = await open();
        const read = isShared ? readInTransaction : readDirectly;
        return pool.use((client) => read(client, requirement, query, rest));
      }),
    readPosition: (): Promise<Position> =>
      watch(async () => {
        const { pool } = await open();
        return pool.use(measure);
      }),
    pool: (): PoolState => opened?.state() ?? { size, total: 0, idle: 0, waiting: 0 },
    async close(): Promise<void> {
      const { pool } = (await opening?.catch(() => undefined)) ?? {};
      await Promise.race([pool?.end(), pause(closeMs, undefined, { ref: false })]);
    },
  };
}
