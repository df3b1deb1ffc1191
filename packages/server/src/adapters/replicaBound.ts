import type { ChangeLook } from './followChanges.ts';

/**
 * What a replica must have replayed to be read. Measured by positions of the write-ahead log: each look for changes at the
 * primary returns one, which contains all that was committed before the look began.
 */
export interface ReplicaBound {
  /** Most milliseconds by which a replica may be behind. */
  readonly boundMs: number;
  /** Notes a look at the primary. */
  record(look: ChangeLook): void;
  /**
   * The least position: it contains the changes that the caches know of, and is no older than the bound. Undefined while
   * the primary has not been looked at for seconds.
   */
  getLeast(): bigint | undefined;
  /**
   * The least position while the primary is away: as old as the bound at the last look at the primary. Undefined once that
   * is longer ago than old data may be sent.
   */
  getLeastWithoutPrimary(): bigint | undefined;
  /**
   * Seconds by which a replica at this position is behind the primary, at most; `longestSeconds` for more. Undefined before
   * the first look at the primary.
   */
  getLagSeconds(position: bigint): number | undefined;
}

export interface ReplicaBoundOptions {
  /** Most milliseconds by which a replica may be behind. */
  readonly boundMs: number;
  /** Milliseconds that only go forward. @default performance.now */
  readonly nowMs?: (() => number) | undefined;
}

interface Sample {
  readonly atMs: number;
  readonly position: bigint;
}

/** As long as changes count as known after a look. */
const knownForMs = 3000;
/** As long as caches send old data while the database is away. */
const withoutPrimaryMs = 600_000;
const keptMs = 600_000;
const betweenSamplesMs = 500;
/** The longest lag that is measured. */
const longestSeconds = keptMs / 1000;

/** Creates a bound without any look. */
export function createReplicaBound({
  boundMs,
  nowMs = () => performance.now(),
}: ReplicaBoundOptions): ReplicaBound {
  /** Oldest first. */
  let samples: Sample[] = [];
  let last: Sample | undefined;
  let changed: bigint | undefined;

  /** The position of the oldest look since a time; undefined where there was none. */
  const findSince = (atMs: number): bigint | undefined => {
    const sample = samples[samples.findLastIndex((one) => one.atMs < atMs) + 1] ?? last;
    return sample === undefined || sample.atMs < atMs ? undefined : sample.position;
  };

  return {
    boundMs,
    record({ startedMs, position, hasChanges, isOtherServer }) {
      if (isOtherServer) {
        samples = [];
        changed = undefined;
      }
      last = { atMs: startedMs, position };
      if (hasChanges) changed = position;
      if (startedMs < (samples.at(-1)?.atMs ?? Number.NEGATIVE_INFINITY) + betweenSamplesMs) return;
      samples.push(last);
      const oldest = samples[0];
      if (oldest !== undefined && oldest.atMs < startedMs - keptMs) samples.shift();
    },
    getLeast() {
      const now = nowMs();
      if (last === undefined || now > last.atMs + knownForMs) return undefined;
      const recent = findSince(now - boundMs);
      return recent !== undefined && changed !== undefined && changed > recent ? changed : recent;
    },
    getLeastWithoutPrimary() {
      if (last === undefined || nowMs() > last.atMs + withoutPrimaryMs) return undefined;
      return findSince(last.atMs - boundMs);
    },
    getLagSeconds(position) {
      if (last === undefined) return undefined;
      if (position >= last.position) return 0;
      const reached = samples.findLast((sample) => sample.position <= position);
      return reached === undefined ? longestSeconds : Math.max(0, (nowMs() - reached.atMs) / 1000);
    },
  };
}
