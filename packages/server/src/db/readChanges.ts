/** A change that caches have to know. */
export interface Change {
  readonly topic: string;
  /** Whether only numbers changed that may be seconds old. */
  readonly isMinor: boolean;
}

/** What was changed after a snapshot, and the snapshot to continue from. */
export interface ChangesRead {
  /** Snapshot of the database, in the text format of PostgreSQL. */
  readonly snapshot: string;
  /** Differs between database servers, and between two starts of one. */
  readonly server: string;
  /** Null for too many to read one by one. */
  readonly changes: readonly Change[] | null;
  /** Position of the write-ahead log: a replica that has replayed it has everything that the snapshot shows. */
  readonly position: bigint;
}

/** A result of `changesQuery`. */
export interface ChangesRow {
  readonly snapshot: string;
  readonly server: string;
  readonly changes: readonly (readonly [topic: string, isMinor: boolean])[];
  readonly position: string;
}

/** The channel of `NOTIFY` that says that there are changes to read. */
export const changesChannel = 'pawlet_changes';

const mostRead = 5000;
/** After every transaction: nothing is read but the snapshot. */
const noSnapshot = '9223372036854775807:9223372036854775807:';

/**
 * Reads what has become visible since a snapshot: rows of transactions that ran then, and of later ones. A sequence of
 * numbers would not do: transactions are committed in another order than that in which they take a number.
 *
 * The position is that of the last record that was written, flushed or not: with `synchronous_commit = off` a commit is
 * visible before it is flushed. On a standby the query fails: what is read there may be old.
 */
export const changesQuery = `select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
  (pg_current_wal_insert_lsn() - '0/0')::text as position,
  coalesce((select json_agg(json_build_array(topic, is_minor)) from (
    select topic, is_minor from changes where xid >= $1::xid8 or xid = any($2::xid8[]) limit ${mostRead + 1}
  ) as fresh), '[]') as changes`;

/** The parameters of `changesQuery` for a snapshot; undefined: only a snapshot is wanted. */
export function toChangesParameters(snapshot = noSnapshot): [next: string, running: string[]] {
  const [, next = '', running = ''] = snapshot.split(':');
  return [next, running === '' ? [] : running.split(',')];
}

/** Converts a row of `changesQuery`. */
export function toChangesRead({ snapshot, server, changes, position }: ChangesRow): ChangesRead {
  return {
    snapshot,
    server,
    position: BigInt(position),
    changes: changes.length > mostRead ? null : changes.map(([topic, isMinor]) => ({ topic, isMinor })),
  };
}
