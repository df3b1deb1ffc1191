import type { Mall } from '../mall.ts';
import { createUpdates, type Updates } from './createUpdates.ts';
import { isSafeToReload } from './isSafeToReload.ts';
import { recoverCode } from './recoverCode.ts';

/** Follows newer versions of the mall in this page; answers them and the function that ends it. */
export function startUpdates({ navigation, codeOf }: Mall): { readonly updates: Updates; stop(): void } {
  const isSafe = (): boolean => {
    const { route } = navigation.getState().current;
    // On a page without its code nothing can be under way.
    return isSafeToReload(codeOf(route).current === undefined ? undefined : route.path, document);
  };
  const updates = createUpdates({
    container: navigator.serviceWorker,
    page: document,
    isSafe,
    reload: () => location.reload(),
  });
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const stopRecovering = recoverCode({
    events: window,
    readPage: async () => (await fetch('/', { cache: 'no-store', credentials: 'omit' })).text(),
    runningEntry: script?.getAttribute('src') ?? '',
    storage: sessionStorage,
    onReplaced: () => void takeOver(),
  });

  async function takeOver(): Promise<void> {
    await updates.look();
    if (isSafe()) updates.apply();
    else updates.store.setState(true, true);
  }

  let isOver = false;
  let stopTelling: (() => void) | undefined;
  void start();

  async function start(): Promise<void> {
    await idle();
    if (isOver) return;
    const isFirstVisit = navigator.serviceWorker.controller === null;
    const registration = await updates.start();
    const worker = registration?.active ?? registration?.installing ?? registration?.waiting ?? undefined;
    if (isFirstVisit && worker !== undefined && !isOver) stopTelling = tellSeen(worker);
  }

  return {
    updates,
    stop: () => {
      isOver = true;
      stopRecovering();
      stopTelling?.();
      updates.dispose();
    },
  };
}

/** Resolves once the browser has nothing else to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

/** Milliseconds that a request may be on its way. */
const requestMs = 60_000;

/**
 * Tells the first worker what this page loads past it, so that it is kept too: what came before the worker took the page over,
 * and what was on its way then. Answers the function that ends it.
 */
function tellSeen(worker: ServiceWorker): () => void {
  const { serviceWorker } = navigator;
  let servedSince = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((list) => {
    const seen = list
      .getEntries()
      .filter(({ name, startTime }) => startTime < servedSince && name.startsWith(`${location.origin}/`))
      .map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin anyway
    if (seen.length > 0) worker.postMessage({ seen });
  });
  const handleTakeOver = (): void => {
    servedSince = performance.now();
    timer = setTimeout(stop, requestMs);
  };
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    serviceWorker.removeEventListener('controllerchange', handleTakeOver);
  };
  if (serviceWorker.controller === null) {
    serviceWorker.addEventListener('controllerchange', handleTakeOver, { once: true });
  } else handleTakeOver();
  observer.observe({ type: 'resource', buffered: true });
  return stop;
}
