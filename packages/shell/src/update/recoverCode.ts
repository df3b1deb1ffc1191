import { readStoredText, writeStoredText } from '@pawlet/core/storage';

/** Options of `recoverCode`. */
export interface CodeRecovery {
  /** Target of Vite's event for code that could not be loaded. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The page as the server currently sends it; rejects without a network. */
  readonly readPage: () => Promise<string>;
  /** Path of the script that this page runs. */
  readonly runningEntry: string;
  /** The server has another version. */
  readonly onReplaced: () => void;
}

/** The version for which the page was reloaded. */
const entry = 'pawlet:recovered';

/**
 * Handles code that is gone because the storefront was redeployed: checks whether that is the reason, and then lets the
 * page be reloaded, once for each version. Returns an unsubscribe function.
 */
export function recoverCode({ events, readPage, runningEntry, onReplaced }: CodeRecovery): () => void {
  let isLooking = false;

  async function look(): Promise<void> {
    const served = getEntry(await readPage());
    if (served === undefined || served === runningEntry || readStoredText('tab', entry) === served) return;
    // Without storage it would be reloaded again and again.
    if (writeStoredText('tab', entry, served)) onReplaced();
  }

  function handle(): void {
    if (isLooking) return;
    isLooking = true;
    look()
      // Without a network the page reports that its code is missing and offers a retry, as with blocked storage.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }

  events.addEventListener('vite:preloadError', handle);
  return () => events.removeEventListener('vite:preloadError', handle);
}

/** Path of the script that a page starts with. */
export function getEntry(html: string): string | undefined {
  return /<script type="module"[^>]* src="(?<path>[^"]+)"/u.exec(html)?.groups?.['path'];
}
