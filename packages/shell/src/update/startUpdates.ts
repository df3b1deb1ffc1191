import { whenIdle } from '../layout/whenIdle.ts';
import type { Storefront } from '../storefront.ts';
import { createUpdates, type Updates } from './createUpdates.ts';
import { isSafeToReload } from './isSafeToReload.ts';
import { recoverCode } from './recoverCode.ts';

/** Follows newer versions of the storefront in this page; returns them and an unsubscribe function. */
export function startUpdates({ navigation, getCode }: Storefront): {
  readonly updates: Updates;
  stop(): void;
} {
  const isSafe = (): boolean => {
    const { route } = navigation.getState().current;
    // On a page without its code there is no task to interrupt.
    return isSafeToReload(getCode(route).current === undefined ? undefined : route.path, document);
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
    // With a query, because the worker has the page without one.
    readPage: async () =>
      (await fetch('/index.html?latest', { cache: 'no-store', credentials: 'omit' })).text(),
    runningEntry: script?.getAttribute('src') ?? '',
    onReplaced: () => void takeOver(),
  });
  // The first page's code may have failed before anything listened: a second attempt fails with the event.
  const firstPage = getCode(navigation.getState().current.route);
  if (firstPage.current === undefined) firstPage.preload();

  async function takeOver(): Promise<void> {
    await updates.look();
    if (isSafe()) updates.apply();
    else updates.store.setState(true, true);
  }

  let isOver = false;
  let stopTelling: (() => void) | undefined;
  void start();

  async function start(): Promise<void> {
    await new Promise<void>(whenIdle);
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

/** Time limit of a request in milliseconds. */
const requestMs = 60_000;

/**
 * Reports to the first worker what this page has loaded without it, so that it is cached too: requests before the
 * worker took control of the page, and pending ones. Returns an unsubscribe function.
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
