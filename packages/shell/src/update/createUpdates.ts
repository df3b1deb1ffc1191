import { createStore, type StoreApi } from 'zustand/vanilla';

/** The browser's API for following the service worker. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>;

/** Options of `createUpdates`. */
export interface UpdatesOptions {
  readonly container: WorkerContainer;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** A reload of the page would lose nothing. */
  readonly isSafe: () => boolean;
  readonly reload: () => void;
  /**
   * Milliseconds since 1970.
   * @default Date.now
   */
  readonly now?: (() => number) | undefined;
}

/** The worker, and the newer versions of the storefront that it installs. */
export interface Updates {
  /** True while a newer version than this page's is installed. */
  readonly store: StoreApi<boolean>;
  /** Registers the worker; resolves when it controls this page, or cannot. */
  start(): Promise<ServiceWorkerRegistration | undefined>;
  /** Checks for a newer version at once; returns whether there is one. */
  look(): Promise<boolean>;
  /** The shopper accepts the newer version: loads it. */
  apply(): void;
  dispose(): void;
}

/** Milliseconds between two checks while the page stays open. */
const lookEveryMs = 30 * 60_000;
/** Milliseconds that a waiting worker has to take over. */
const takeOverMs = 3000;

/**
 * Follows the worker. A newer one waits until a shopper consents in one of the tabs; that tab is reloaded, and the
 * others too if they are hidden and nothing is lost, or they offer it themselves.
 */
export function createUpdates({ container, page, isSafe, reload, now = Date.now }: UpdatesOptions): Updates {
  const store = createStore<boolean>(() => false);
  let registration: ServiceWorkerRegistration | undefined;
  /** The first worker that takes control of a page is the one that the page was loaded with. */
  let serving = container.controller;
  let isReplaced = false;
  let isWanted = false;
  let lookedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function followWaiting({ waiting }: ServiceWorkerRegistration): void {
    const { controller } = container;
    // WebKit may report the worker as waiting, installed or later, when it already controls the page.
    const isNewer = waiting?.state === 'installed' && waiting !== controller;
    if (isNewer && controller !== null) store.setState(true, true);
  }

  function reloadUnseen(): void {
    if (isReplaced && page.visibilityState === 'hidden' && isSafe()) reload();
  }

  function handleTakeOver(): void {
    const { controller } = container;
    // A browser may report the same worker again when a page returns from the back-forward cache.
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
      // No network: the next check will find it.
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
        // The worker lists everything it needs; the browser must not cache it.
        const found = await container.register('/sw.js', { updateViaCache: 'none' });
        registration = found;
        followWaiting(found);
        found.addEventListener('updatefound', () => {
          const { installing } = found;
          installing?.addEventListener('statechange', () => followWaiting(found));
        });
        return found;
      } catch {
        // Forbidden by the browser or the embedder: the storefront works online.
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
