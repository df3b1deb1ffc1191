/** Notifies the other tabs that the queue has changed. */
export interface WaitingSharing {
  /** `rows` are the shop's row ids by the local ones. */
  publish(rows: ReadonlyMap<number, number>): void;
  stop(): void;
}

/** Synchronizes with the other tabs; in a browser without channels each tab finds out by itself. */
export function shareWaiting(handler: (rows: ReadonlyMap<number, number>) => void): WaitingSharing {
  if (typeof BroadcastChannel !== 'function') return { publish: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel('pawlet:waiting');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    handler(data instanceof Map ? new Map<number, number>(data) : new Map());
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
    publish: (rows) => channel.postMessage(rows),
    stop: () => channel.close(),
  };
}
