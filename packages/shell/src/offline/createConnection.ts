import { createStore, type StoreApi } from 'zustand/vanilla';

/** `offline`: the browser knows of no network. `unreachable`: there is one, and the shop does not answer. */
export type ConnectionState = 'up' | 'offline' | 'unreachable';

/** What `createConnection` works with. */
export interface ConnectionOptions {
  readonly isOnline: () => boolean;
  /** Where `online` and `offline` arrive. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Asks the shop for a sign of life; rejects or answers false without one. */
  readonly probe: () => Promise<boolean>;
}

/** How the shop can be reached. */
export interface Connection {
  readonly store: StoreApi<ConnectionState>;
  /** A call got no answer of the shop. */
  failed(): void;
  /** A call was answered. */
  reached(): void;
  dispose(): void;
}

/** Milliseconds before each look for a shop that does not answer; the last one is kept. */
const pausesMs = [2000, 4000, 8000, 15_000, 30_000] as const;

/** Follows the network, and looks by itself for a shop that does not answer. */
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
