import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Whether payments are allowed in this page. `own`: no foreign page embeds it. `waiting`, `trusted`, `alone`: one does,
 * and has not identified itself yet, has, or does not.
 */
export type FrameTrust = 'own' | 'waiting' | 'trusted' | 'alone';

/** Whether payments are allowed. */
export function isSafe(trust: FrameTrust): boolean {
  return trust === 'own' || trust === 'trusted';
}

/** Whether a page is embedded in a page of another origin, however deep. */
export function isInForeignFrame(page: Window): boolean {
  for (let inner = page; inner !== inner.parent; inner = inner.parent) {
    try {
      if (inner.parent.location.origin !== page.location.origin) return true;
    } catch {
      // The browser hides the URLs of foreign pages.
      return true;
    }
  }
  return false;
}

/** The state of trust in the embedding page; a page that a server renders has none. */
export function createFrameTrust(page?: Window): StoreApi<FrameTrust> {
  const shown = page ?? (typeof window === 'undefined' ? undefined : window);
  return createStore<FrameTrust>(() => (shown !== undefined && isInForeignFrame(shown) ? 'waiting' : 'own'));
}
