import { createStore, type StoreApi } from 'zustand/vanilla';

/** `offline`: the browser has no network. `unreachable`: there is one, and the shop does not respond. */
export type ConnectionState = 'up' | 'offline' | 'unreachable';

/** Options of `createConnection`. */
export interface ConnectionOptions {
  readonly isOnline: () => boolean;
  /** Target of the `online` and `offline` events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Pings the shop; rejects or returns false without a response. */
  readonly probe: () => Promise<boolean>;
}

/** The state of the connection to the shop. */
export interface Connection {
  readonly store: StoreApi<ConnectionState>;
  /** A call got no response from the shop. */
  failed(): void;
  /** A call got a response. */
  reached(): void;
  dispose(): void;
}

/** Milliseconds before each ping of an unresponsive shop; the last one repeats. */
const pausesMs = [2000, 4000, 8000, 15_000, 30_000] as const;

/** Follows the network, and pings an unresponsive shop by itself. */
export function createConnection({ isOnline, events, probe }: ConnectionOptions): Connection {
  const store = createStore<ConnectionState>(() => (isOnline() ? 'up' : 'offline'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;

  function set(state: ConnectionState): void {
    clearTimeout(timer);
    timer = undefined;
    if (state === 'unreachable') timer = setTimeout(() => void look(), pausesMs[looks] ?? 30_000);
    else looks = 0;
    if (store.getState() !== state) store.setState(state, true);
  }

  async function look(): Promise<void> {
    looks += 1;
    const isThere = await probe().catch(() => false);
    if (store.getState() !== 'unreachable') return;
    set(isThere ? 'up' : 'unreachable');
  }

  const handleOnline = (): void => set('up');
  const handleOffline = (): void => set('offline');
  events.addEventListener('online', handleOnline);
  events.addEventListener('offline', handleOffline);

  return {
    store,
    failed: () => {
      if (!isOnline()) set('offline');
      else if (store.getState() !== 'unreachable') set('unreachable');
    },
    reached: () => set('up'),
    dispose: () => {
      clearTimeout(timer);
      events.removeEventListener('online', handleOnline);
      events.removeEventListener('offline', handleOffline);
    },
  };
}
