/** A task in the queue; it handles its own failures. */
export interface QueueItem<TWrite> {
  readonly kind: 'write' | 'read' | 'other';
  /** The write shown until it is done; may be replaced until it runs. */
  write?: TWrite | undefined;
  /** Handles its own failures. Must not change anything after an abort. */
  run(signal: AbortSignal): Promise<void>;
  /** Called instead of `run` when the queue is closed first. */
  abandon?: (() => void) | undefined;
}

/** Runs tasks one after the other. */
export interface SerialQueue<TWrite> {
  push(item: QueueItem<TWrite>): void;
  /** Tasks that have not started. */
  waiting(): readonly QueueItem<TWrite>[];
  /** Removes tasks that have not started. */
  drop(isUnwanted: (item: QueueItem<TWrite>) => boolean): void;
  /** Pending writes in order. */
  writes(): readonly TWrite[];
  /** True while the queue contains anything but reads. */
  isSyncing(): boolean;
  /** Resolves when only reads are left. */
  whenIdle(): Promise<void>;
  /** Aborts the running task and drops the rest. */
  close(): void;
}

/** Creates a queue; `onChange` is called whenever a task is added or done. */
export function createSerialQueue<TWrite>(onChange: () => void): SerialQueue<TWrite> {
  const closing = new AbortController();
  let waiting: QueueItem<TWrite>[] = [];
  let running: QueueItem<TWrite> | undefined;
  let isDraining = false;
  let idlers: (() => void)[] = [];

  const items = (): readonly QueueItem<TWrite>[] => (running === undefined ? waiting : [running, ...waiting]);
  const isSyncing = (): boolean => items().some(({ kind }) => kind !== 'read');

  async function drain(): Promise<void> {
    for (running = waiting.shift(); running !== undefined; running = waiting.shift()) {
      try {
        await running.run(closing.signal);
      } catch (error) {
        // Bugs must surface, but must not stop the queue.
        queueMicrotask(() => {
          throw error;
        });
      }
      running = undefined;
      if (closing.signal.aborted) return;
      settle();
    }
    isDraining = false;
  }

  function settle(): void {
    onChange();
    if (isSyncing()) return;
    const released = idlers;
    idlers = [];
    for (const resolve of released) resolve();
  }

  return {
    push(item) {
      if (closing.signal.aborted) {
        item.abandon?.();
        return;
      }
      waiting.push(item);
      onChange();
      if (isDraining) return;
      isDraining = true;
      // Tasks pushed together are all queued before the first one starts.
      queueMicrotask(() => void drain());
    },
    waiting: () => waiting,
    drop(isUnwanted) {
      waiting = waiting.filter((item) => !isUnwanted(item));
      settle();
    },
    writes: () => items().flatMap(({ write }) => (write === undefined ? [] : [write])),
    isSyncing,
    whenIdle: () => (isSyncing() ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve()),
    close() {
      const abandoned = waiting;
      waiting = [];
      closing.abort();
      for (const item of abandoned) item.abandon?.();
      running = undefined;
      settle();
    },
  };
}
