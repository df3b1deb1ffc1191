/** Runs tasks sequentially. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Creates an empty queue; a failed task does not block the next one. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const next = last.then(task);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
