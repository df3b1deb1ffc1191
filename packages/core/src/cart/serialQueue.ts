/** A piece of work in the queue; it handles its own failures. */
export interface QueueItem<TWrite> {
  readonly kind: 'write' | 'read' | 'other';
  /** What it shows before it is done; may be replaced until it runs. */
  write?: TWrite | undefined;
  /** Handles its own failures. After an abort it touches nothing. */
  run(signal: AbortSignal): Promise<void>;
  /** Called instead of `run` when the queue is closed before its turn. */
  abandon?: (() => void) | undefined;
}

/** Runs one piece of work after the other. */
export interface SerialQueue<TWrite> {
  push(item: QueueItem<TWrite>): void;
  /** Items that have not begun. */
  waiting(): readonly QueueItem<TWrite>[];
  /** Forgets items that have not begun. */
  drop(isUnwanted: (item: QueueItem<TWrite>) => boolean): void;
  /** Writes that are shown but not known to be done, in their order. */
  writes(): readonly TWrite[];
  /** True while anything but a read is in the queue. */
  isSyncing(): boolean;
  /** Resolves when nothing but reads is left. */
  whenIdle(): Promise<void>;
  /** Gives up what is running and forgets the rest. */
  close(): void;
}

/** Makes a queue; `onChange` is called whenever something came in or is done. */
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
        // A bug must show, but it must not stop the queue.
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
      // What is pushed in one go is there before the first of it begins.
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
