/** What `recoverCode` works with. */
export interface CodeRecovery {
  /** Where Vite tells of code that could not be loaded. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The page as the server sends it now; rejects without a network. */
  readonly readPage: () => Promise<string>;
  /** Path of the script that this page runs. */
  readonly runningEntry: string;
  /** Remembers for which version the page was loaded anew, over the reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** There is another version on the server. */
  readonly onReplaced: () => void;
}

const entry = 'pawlet:recovered';

/**
 * Code that is gone because the mall was deployed anew: looks whether that is why, and then lets the page be loaded anew,
 * once for each version. Answers the function that ends it.
 */
export function recoverCode({
  events,
  readPage,
  runningEntry,
  storage,
  onReplaced,
}: CodeRecovery): () => void {
  let isLooking = false;

  async function look(): Promise<void> {
    const served = entryOf(await readPage());
    if (served === undefined || served === runningEntry || storage.getItem(entry) === served) return;
    storage.setItem(entry, served);
    onReplaced();
  }

  function handle(): void {
    if (isLooking) return;
    isLooking = true;
    look()
      // Without a network, or with a storage that is blocked, the page says that its code is missing and offers another try.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }

  events.addEventListener('vite:preloadError', handle);
  return () => events.removeEventListener('vite:preloadError', handle);
}

/** Path of the script that a page starts with. */
export function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="(?<path>[^"]+)"/u.exec(html)?.groups?.['path'];
}
