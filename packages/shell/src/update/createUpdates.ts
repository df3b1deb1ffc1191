import { createStore, type StoreApi } from 'zustand/vanilla';

/** The browser's own part that follows the service worker. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>;

/** What `createUpdates` works with. */
export interface UpdatesOptions {
  readonly container: WorkerContainer;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Nothing is lost if the page is loaded anew. */
  readonly isSafe: () => boolean;
  readonly reload: () => void;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/** The worker, and the newer versions of the mall that it brings. */
export interface Updates {
  /** True while a newer version than that of this page is there. */
  readonly store: StoreApi<boolean>;
  /** Registers the worker; resolves when it serves this page, or does not. */
  start(): Promise<ServiceWorkerRegistration | undefined>;
  /** Looks for a newer version at once; answers whether there is one. */
  look(): Promise<boolean>;
  /** The shopper wants the newer version: loads it. */
  apply(): void;
  dispose(): void;
}

/** Milliseconds between two looks while the page stays open. */
const lookEveryMs = 30 * 60_000;
/** Milliseconds that a waiting worker has to take over. */
const takeOverMs = 3000;

/**
 * Follows the worker. A newer one waits until a shopper consents in one of the tabs; that tab is loaded anew, the others too
 * where nobody sees them and nothing is lost, or they offer it themselves.
 */
export function createUpdates({ container, page, isSafe, reload, now = Date.now }: UpdatesOptions): Updates {
  const store = createStore<boolean>(() => false);
  let registration: ServiceWorkerRegistration | undefined;
  /** The first worker that takes a page over is the one that the page came with. */
  let serving = container.controller;
  let isReplaced = false;
  let isWanted = false;
  let lookedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function followWaiting({ waiting }: ServiceWorkerRegistration): void {
    const { controller } = container;
    // WebKit may call a worker the waiting one, installed or later, when it serves the page already.
    const isNewer = waiting?.state === 'installed' && waiting !== controller;
    if (isNewer && controller !== null) store.setState(true, true);
  }

  function reloadUnseen(): void {
    if (isReplaced && page.visibilityState === 'hidden' && isSafe()) reload();
  }

  function handleTakeOver(): void {
    const { controller } = container;
    // A browser may tell of the same worker again when a page comes back to the front from the history.
    if (serving === null || controller === null || controller === serving) {
      serving = controller ?? serving;
      return;
    }
    serving = controller;
    isReplaced = true;
    if (isWanted) {
      reload();
      return;
    }
    store.setState(true, true);
    reloadUnseen();
  }

  function handleVisibility(): void {
    reloadUnseen();
    if (page.visibilityState === 'visible' && now() - lookedAt > lookEveryMs) void look();
  }

  async function look(): Promise<boolean> {
    lookedAt = now();
    try {
      await registration?.update();
    } catch {
      // No network: the next look will find it.
    }
    const installing = registration?.installing ?? undefined;
    if (installing !== undefined) {
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => {
          if (installing.state !== 'installing') resolve();
        });
      });
    }
    if (registration !== undefined) followWaiting(registration);
    return store.getState();
  }

  container.addEventListener('controllerchange', handleTakeOver);
  page.addEventListener('visibilitychange', handleVisibility);

  return {
    store,
    async start() {
      try {
        // The worker names everything it needs; the browser shall not keep it.
        const found = await container.register('/sw.js', { updateViaCache: 'none' });
        registration = found;
        followWaiting(found);
        found.addEventListener('updatefound', () => {
          const { installing } = found;
          installing?.addEventListener('statechange', () => followWaiting(found));
        });
        return found;
      } catch {
        // Forbidden by the browser or the embedder: the mall works on with a network.
        return undefined;
      }
    },
    look,
    apply() {
      isWanted = true;
      const waiting = registration?.waiting ?? undefined;
      if (waiting === undefined) {
        reload();
        return;
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin anyway
      waiting.postMessage('activate');
      timer = setTimeout(reload, takeOverMs);
    },
    dispose() {
      clearTimeout(timer);
      container.removeEventListener('controllerchange', handleTakeOver);
      page.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
