import type { Change, ChangesRead } from '../db/readChanges.ts';
import type { Logger } from '../ports/logger.ts';

/** A connection that is notified of published changes, and reads them. */
export interface ChangeConnection {
  /** Reads what was changed after a snapshot; without one, only the snapshot to start from. */
  read(snapshot?: string): Promise<ChangesRead>;
  close(): Promise<void>;
}

/** Opens a connection; `onNotice` is called when there are changes to read, and when the connection breaks. */
export type ConnectChanges = (onNotice: () => void) => Promise<ChangeConnection>;

export interface FollowChangesOptions {
  readonly connect: ConnectChanges;
  /** Receives the changes in the order of their commits. */
  readonly onChanges: (changes: readonly Change[]) => void;
  /** Changes were missed, or there are too many of them. */
  readonly onUnknown: () => void;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds between two looks for changes without a notification. @default 1000 */
  readonly pollMs?: number | undefined;
  /** Milliseconds since the last look after which changes count as unknown. @default 3000 */
  readonly knownForMs?: number | undefined;
}

/** Follows the published changes until it is closed. */
export interface ChangeFollower {
  /** Whether all changes that were committed more than `knownForMs` ago have been passed on. */
  knowsChanges(): boolean;
  close(): Promise<void>;
}

const shortestPauseMs = 200;
const longestPauseMs = 2000;
/** Changes are deleted after a quarter of an hour. */
const awayMs = 600_000;

/** Starts to follow the changes. It connects again, as often as need be, and then reads what it missed. */
export function followChanges({
  connect,
  onChanges,
  onUnknown,
  logger,
  pollMs = 1000,
  knownForMs = 3000,
}: FollowChangesOptions): ChangeFollower {
  let isClosed = false;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let last: Pick<ChangesRead, 'snapshot' | 'server'> | undefined;
  let wake: () => void = () => undefined;
  let isNoticed = false;
  let isLost = false;
  const notice = (): void => {
    isNoticed = true;
    wake();
  };
  const pauseFor = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isNoticed || isClosed) wake();
    });

  const readOnce = async (connection: ChangeConnection): Promise<void> => {
    // A change that is published during the look may be missed by it.
    isNoticed = false;
    const startedMs = performance.now();
    const isAway = startedMs > readAtMs + awayMs;
    const read = await connection.read(isAway ? undefined : last?.snapshot);
    const isSame = last?.server === read.server && !isAway;
    if (!isSame || read.changes === null) onUnknown();
    else if (read.changes.length > 0) onChanges(read.changes);
    last = read;
    readAtMs = startedMs;
    if (isLost) logger.info('published changes are known again');
    isLost = false;
  };
  const follow = async (connection: ChangeConnection): Promise<void> => {
    try {
      for (;;) {
        await readOnce(connection);
        if (isClosed) return;
        await pauseFor(pollMs);
        if (isClosed) return;
      }
    } finally {
      // A broken connection cannot be closed properly.
      await connection.close().catch(() => undefined);
    }
  };
  const run = async (): Promise<void> => {
    let pauseMs = shortestPauseMs;
    for (;;) {
      const startedMs = performance.now();
      try {
        await follow(await connect(notice));
        // It returns once it is closed.
        return;
      } catch (error) {
        if (isClosed) return;
        const cause = error instanceof Error ? error.message : String(error);
        if (!isLost) logger.warn('published changes are not known', { cause });
        isLost = true;
        pauseMs = performance.now() - startedMs > longestPauseMs ? shortestPauseMs : pauseMs * 2;
        isNoticed = false;
        await pauseFor(Math.min(pauseMs, longestPauseMs));
      }
    }
  };
  const running = run();

  return {
    knowsChanges: () => performance.now() < readAtMs + knownForMs,
    async close() {
      isClosed = true;
      wake();
      await running;
    },
  };
}
