import type { Mall } from '../mall.ts';
import { createUpdates, type Updates } from './createUpdates.ts';
import { isSafeToReload } from './isSafeToReload.ts';
import { recoverCode } from './recoverCode.ts';

/** Follows newer versions of the mall in this page; answers them and the function that ends it. */
export function startUpdates({ navigation, chunks }: Mall): { readonly updates: Updates; stop(): void } {
  const isSafe = (): boolean => {
    const { route } = navigation.getState().current;
    // On a page without its code nothing can be under way.
    return isSafeToReload(chunks.peek(route) === undefined ? undefined : route.path, document);
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

  void start();

  async function start(): Promise<void> {
    await idle();
    const registration = await updates.start();
    const active = registration?.active ?? registration?.installing ?? registration?.waiting;
    // What came before there was a worker to keep it; only of the first visit.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin anyway
    if (navigator.serviceWorker.controller === null) active?.postMessage({ seen: listSeen() });
  }

  return {
    updates,
    stop: () => {
      stopRecovering();
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

function listSeen(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/`));
}
