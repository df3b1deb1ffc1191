import type { Change, ChangesRead } from '../db/readChanges.ts';
import type { Logger } from '../ports/logger.ts';

/** A connection that is notified of published changes, and reads them. */
export interface ChangeConnection {
  /** Reads what was changed after a snapshot; without one, only the snapshot to start from. */
  read(snapshot?: string): Promise<ChangesRead>;
  /** Whether it is notified: behind a pooler it is not. */
  readonly isListening: boolean;
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
  /** Receives each look before the changes that it found. */
  readonly onLook?: ((look: ChangeLook) => void) | undefined;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds between two looks for changes without a notification. @default 1000 */
  readonly pollMs?: number | undefined;
  /** Milliseconds since the last look after which changes count as unknown. @default 3000 */
  readonly knownForMs?: number | undefined;
}

/** One look for changes. */
export interface ChangeLook {
  /** When it began, as `performance.now()`. */
  readonly startedMs: number;
  /** Position of the write-ahead log that contains all that was committed before it began, see `ChangesRead`. */
  readonly position: bigint;
  /** Whether it found changes. */
  readonly hasChanges: boolean;
  /** Whether another server responded than at the last look: positions of the last one mean nothing. */
  readonly isOtherServer: boolean;
}

/** Health of the channel of changes. */
export interface ChannelState {
  /** Whether changes are known. */
  readonly isKnown: boolean;
  /** Whether it is connected and notified of changes; otherwise they are looked for once a second. */
  readonly isListening: boolean;
  /** Seconds since the last successful look began; infinite before the first. */
  readonly lookAgeSeconds: number;
  /** Seconds since the last look that found changes; undefined for none since the start. */
  readonly changeAgeSeconds: number | undefined;
  /** How often the connection was lost since the start. */
  readonly losses: number;
}

/** Follows the published changes until it is closed. */
export interface ChangeFollower {
  /** Whether all changes that were committed more than `knownForMs` ago have been passed on. */
  knowsChanges(): boolean;
  /**
   * Resolves once all changes have been passed on that were committed before the call, and after `patienceMs` in any case.
   * Never rejects.
   */
  catchUp(patienceMs?: number): Promise<void>;
  state(): ChannelState;
  close(): Promise<void>;
}

const catchUpMs = 500;
const shortestPauseMs = 200;
const longestPauseMs = 2000;
/** Changes are deleted after a quarter of an hour. */
const awayMs = 600_000;

/** Starts to follow the changes. It connects again, as often as need be, and then reads what it missed. */
export function followChanges({
  connect,
  onChanges,
  onUnknown,
  onLook = () => undefined,
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
  let losses = 0;
  let isListening = false;
  let changedAtMs: number | undefined;
  const waiting = new Set<{ readonly sinceMs: number; readonly resolve: () => void }>();
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
    const isOtherServer = last?.server !== read.server;
    const isSame = !isOtherServer && !isAway;
    const hasChanges = !isSame || read.changes === null || read.changes.length > 0;
    onLook({ startedMs, position: read.position, hasChanges, isOtherServer });
    if (!isSame || read.changes === null) onUnknown();
    else if (read.changes.length > 0) onChanges(read.changes);
    if (hasChanges) changedAtMs = startedMs;
    last = read;
    readAtMs = startedMs;
    for (const one of waiting) if (one.sinceMs <= startedMs) one.resolve();
    if (isLost) logger.info('published changes are known again');
    isLost = false;
  };
  const follow = async (connection: ChangeConnection): Promise<void> => {
    isListening = connection.isListening;
    try {
      for (;;) {
        await readOnce(connection);
        if (isClosed) return;
        await pauseFor(pollMs);
        if (isClosed) return;
      }
    } finally {
      isListening = false;
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
        if (!isLost) {
          losses += 1;
          logger.warn('published changes are not known', { cause });
        }
        isLost = true;
        pauseMs = performance.now() - startedMs > longestPauseMs ? shortestPauseMs : pauseMs * 2;
        isNoticed = false;
        await pauseFor(Math.min(pauseMs, longestPauseMs));
      }
    }
  };
  const running = run();

  const knowsChanges = (): boolean => performance.now() < readAtMs + knownForMs;
  return {
    knowsChanges,
    async catchUp(patienceMs = catchUpMs) {
      // A channel that is lost is not waited for: its changes count as unknown in any case.
      if (isLost || isClosed) return;
      const sinceMs = performance.now();
      await new Promise<void>((resolve) => {
        const one = {
          sinceMs,
          resolve: () => {
            clearTimeout(timer);
            waiting.delete(one);
            resolve();
          },
        };
        const timer = setTimeout(one.resolve, patienceMs);
        waiting.add(one);
        notice();
      });
    },
    state() {
      const age = (atMs: number) => (performance.now() - atMs) / 1000;
      return {
        isKnown: knowsChanges(),
        isListening,
        lookAgeSeconds: age(readAtMs),
        changeAgeSeconds: changedAtMs === undefined ? undefined : age(changedAtMs),
        losses,
      };
    },
    async close() {
      isClosed = true;
      wake();
      await running;
    },
  };
}
