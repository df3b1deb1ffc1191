import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Whether money may be spent in this page. `own`: nobody else's page is around it. `waiting`, `trusted`, `alone`: one is,
 * and it has not yet said who it is, has, or does not.
 */
export type FrameTrust = 'own' | 'waiting' | 'trusted' | 'alone';

/** Tells whether money may be spent. */
export function isSafe(trust: FrameTrust): boolean {
  return trust === 'own' || trust === 'trusted';
}

/** Tells a page that stands in a page of another origin, however deep. */
export function isInForeignFrame(page: Window): boolean {
  for (let inner = page; inner !== inner.parent; inner = inner.parent) {
    try {
      if (inner.parent.location.origin !== page.location.origin) return true;
    } catch {
      // The browser hides where foreign pages are.
      return true;
    }
  }
  return false;
}

/** What is known of the page around this one. */
export function createFrameTrust(page: Window = window): StoreApi<FrameTrust> {
  return createStore<FrameTrust>(() => (isInForeignFrame(page) ? 'waiting' : 'own'));
}
