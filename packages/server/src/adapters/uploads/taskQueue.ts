import { ImagesBusyError } from '../../ports/images.ts';

/** Runs a task when it is its turn; throws an ImagesBusyError where too many wait already. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most so many tasks at once; of the others so many wait in turn, and the rest are refused. */
export function createTaskQueue(mostAtOnce: number, mostWaiting: number): TaskQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new ImagesBusyError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place goes straight to the next one, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
