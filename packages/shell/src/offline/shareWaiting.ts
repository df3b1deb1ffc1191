/** Tells the other tabs that what waits has changed. */
export interface WaitingSharing {
  /** `rows` are the shop's numbers of rows by those from here. */
  tell(rows: ReadonlyMap<number, number>): void;
  stop(): void;
}

/** Hears of the other tabs and tells them; a browser without channels lets each tab find out by itself. */
export function shareWaiting(hear: (rows: ReadonlyMap<number, number>) => void): WaitingSharing {
  if (typeof BroadcastChannel !== 'function') return { tell: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel('pawlet:waiting');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    hear(data instanceof Map ? new Map<number, number>(data) : new Map());
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
    tell: (rows) => channel.postMessage(rows),
    stop: () => channel.close(),
  };
}
