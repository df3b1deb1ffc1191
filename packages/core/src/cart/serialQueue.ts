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
  let items: QueueItem<TWrite>[] = [];
  let isRunning = false;
  let idlers: (() => void)[] = [];

  async function drain(): Promise<void> {
    isRunning = true;
    for (let item = items[0]; item !== undefined; item = items[0]) {
      try {
        await item.run(closing.signal);
      } catch (error) {
        // A bug must show, but it must not stop the queue.
        queueMicrotask(() => {
          throw error;
        });
      }
      if (closing.signal.aborted) return;
      items.shift();
      onChange();
      if (!isSyncing()) release();
    }
    isRunning = false;
  }

  function isSyncing(): boolean {
    return items.some(({ kind }) => kind !== 'read');
  }

  function release(): void {
    const waiting = idlers;
    idlers = [];
    for (const resolve of waiting) resolve();
  }

  return {
    push(item) {
      if (closing.signal.aborted) {
        item.abandon?.();
        return;
      }
      items.push(item);
      onChange();
      if (!isRunning) void drain();
    },
    waiting: () => (isRunning ? items.slice(1) : items),
    drop(isUnwanted) {
      const [running, ...rest] = isRunning ? items : [undefined, ...items];
      const kept = rest.filter((item) => item !== undefined && !isUnwanted(item)) as QueueItem<TWrite>[];
      items = running === undefined ? kept : [running, ...kept];
    },
    writes: () => items.flatMap(({ write }) => (write === undefined ? [] : [write])),
    isSyncing,
    whenIdle: () => (items.length === 0 ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
    close() {
      const waiting = isRunning ? items.slice(1) : items;
      closing.abort();
      items = [];
      for (const item of waiting) item.abandon?.();
      release();
    },
  };
}
