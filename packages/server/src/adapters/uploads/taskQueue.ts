import { ImagesBusyError } from '../../ports/images.ts';

/** Runs a task when it is its turn; throws an ImagesBusyError when the queue is full. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Runs a limited number of tasks at once; further tasks wait in a bounded queue, and the rest are refused.
 */
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
      // The slot is handed to the next task directly, so that no new one takes it first.
      if (next) next();
      else running -= 1;
    }
  };
}
