import type { Clock } from '../ports/clock.ts';
import { systemClock } from './systemClock.ts';

/** A clock synchronized with the database's clock. */
export interface DatabaseClock extends Clock {
  /** Synchronizes with the database's clock again. */
  sync(): Promise<void>;
}

export interface DatabaseClockOptions {
  /** Reads the database's time, in epoch milliseconds. */
  readonly readMs: () => Promise<number>;
  /** A clock that differs from the machine's on purpose, as in tests: its difference is added. @default the machine's */
  readonly machine?: Clock | undefined;
  /** Milliseconds that only go forward. @default performance.now */
  readonly steadyMs?: (() => number) | undefined;
}

/** A reply that took longer says little about the time at which it was read. */
const longestMs = 1000;
/** How long a better reply is waited for. */
const patienceMs = 60_000;

/**
 * The time of the database server, which all nodes share: stored times and deadlines are written and compared with it, so
 * a wrong machine would expire what other nodes still wait for. Between two synchronizations the steady clock of the
 * process goes on, whatever is done to the machine's clock meanwhile.
 */
export function createDatabaseClock({
  readMs,
  machine = systemClock,
  steadyMs = () => performance.now(),
}: DatabaseClockOptions): DatabaseClock {
  const readShift = machine === systemClock ? () => 0 : () => machine.nowMs() - systemClock.nowMs();
  let offsetMs = systemClock.nowMs() - steadyMs();
  let syncedMs = Number.NEGATIVE_INFINITY;
  return {
    nowMs: () => Math.floor(steadyMs() + offsetMs + readShift()),
    async sync() {
      const sentMs = steadyMs();
      const databaseMs = await readMs();
      const receivedMs = steadyMs();
      if (receivedMs - sentMs > longestMs && receivedMs < syncedMs + patienceMs) return;
      offsetMs = databaseMs - (sentMs + receivedMs) / 2;
      syncedMs = receivedMs;
    },
  };
}
