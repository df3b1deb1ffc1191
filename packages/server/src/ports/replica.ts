import type { Database } from '../db/database.ts';

/** What is known of a read-only replica since the last look, a second ago or less. */
export interface ReplicaState {
  /** `ok`: it serves reads. `behind`: it is further behind than it may be. `away`: it does not respond. */
  readonly state: 'ok' | 'behind' | 'away';
  /** Seconds by which it is behind the primary, at most; undefined while it is away. */
  readonly lagSeconds: number | undefined;
}

/** Reads sent to the replica and to the primary, since the start. */
export interface ReplicaReads {
  /** Sent by the replica. */
  readonly replica: number;
  /** Sent by the primary in its place. */
  readonly primary: number;
  /** Sent by the replica in place of the primary, which was away. */
  readonly failover: number;
}

/** A read-only replica of the database. */
export interface Replica {
  /**
   * Reads what is the same for everybody: from the replica as long as it is fresh enough, otherwise from the primary.
   * Everything else goes to the primary.
   */
  readonly shared: Database;
  /** Reads from the primary, and while that is away from the replica. Everything else goes to the primary. */
  readonly own: Database;
  /**
   * Number of reads for which the replica did not have to contain the changes that are known. What was loaded meanwhile must
   * not be cached for long.
   */
  readonly lateReads: () => number;
  state(): ReplicaState;
  reads(): ReplicaReads;
}
