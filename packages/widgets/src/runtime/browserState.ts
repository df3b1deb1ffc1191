import { useCallback } from 'react';
import { useSnapshot } from './useSnapshot.ts';

/** True while the page is visible. */
export function usePageVisible(): boolean {
  return useSnapshot(subscribeVisibility, () => document.visibilityState === 'visible', always);
}

/** False when the browser reports that there is no network. */
export function useOnline(): boolean {
  return useSnapshot(subscribeOnline, () => navigator.onLine, always);
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
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSnapshot(
    subscribe,
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
