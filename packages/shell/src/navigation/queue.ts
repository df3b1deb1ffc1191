/** Runs tasks one after the other. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Makes an empty queue; a failed task does not hold up the next one. */
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
