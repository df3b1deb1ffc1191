import { useSyncExternalStore } from 'react';

/** True while the page is visible. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible', always);
}

/** False when the browser reports that there is no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, () => navigator.onLine, always);
}

const lessMotion = '(prefers-reduced-motion: reduce)';

/** True if the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(lessMotion);
}

/** Whether the user currently prefers reduced motion: for one-time animations outside rendering. */
export function wantsLessMotion(): boolean {
  return matchMedia(lessMotion).matches;
}

/** True while a media query matches. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

function always(): boolean {
  return true;
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
