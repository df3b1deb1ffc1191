import type { Clock } from './clock.ts';
import type { Usage } from './usage.ts';

/** Units that work takes, holds and gives back, such as the connections of a pool; whoever waits is served in turn. */
export interface Resource {
  /**
   * Takes a unit, waiting for it up to a limit in milliseconds; `taken` gets what returns it. After the limit `late` is
   * called instead.
   */
  take(limitMs: number, taken: (giveBack: () => void) => void, late: () => void): void;
  /** The most that have waited at once. */
  readonly longestQueue: number;
}

interface Waiting {
  readonly taken: (giveBack: () => void) => void;
  hasLeft: boolean;
}

/** Below this many served places at its front, a queue is not copied. */
const copyFrom = 1024;

/** Creates a resource of so many units. */
export function createResource(clock: Clock, units: number, usage: Usage): Resource {
  let free = units;
  let queue: Waiting[] = [];
  let head = 0;
  let waiting = 0;
  let longestQueue = 0;

  function give(taken: Waiting['taken']): void {
    const sinceMs = clock.now();
    taken(() => {
      usage.add(sinceMs, clock.now());
      const next = findNext();
      if (next === undefined) free += 1;
      else give(next.taken);
    });
  }

  function findNext(): Waiting | undefined {
    while (head < queue.length) {
      const next = queue[head++];
      if (head > copyFrom && head * 2 > queue.length) {
        queue = queue.slice(head);
        head = 0;
      }
      if (next === undefined || next.hasLeft) continue;
      next.hasLeft = true;
      waiting -= 1;
      return next;
    }
    return undefined;
  }

  return {
    take(limitMs, taken, late) {
      if (free > 0) {
        free -= 1;
        give(taken);
        return;
      }
      const own: Waiting = { taken, hasLeft: false };
      queue.push(own);
      waiting += 1;
      longestQueue = Math.max(longestQueue, waiting);
      if (limitMs === Number.POSITIVE_INFINITY) return;
      clock.after(limitMs, () => {
        if (own.hasLeft) return;
        own.hasLeft = true;
        waiting -= 1;
        late();
      });
    },
    get longestQueue() {
      return longestQueue;
    },
  };
}

/** Cores that do work in turn. */
export interface Cores {
  /** Works for some milliseconds, then calls `done`. */
  work(ms: number, done: () => void): void;
}

/** Creates so many cores. */
export function createCores(clock: Clock, count: number, usage: Usage): Cores {
  const cores = createResource(clock, count, usage);
  return {
    work(ms, done) {
      cores.take(
        Number.POSITIVE_INFINITY,
        (giveBack) =>
          clock.after(ms, () => {
            giveBack();
            done();
          }),
        done,
      );
    },
  };
}
