import { useSyncExternalStore } from 'react';

/** True while the page is in front. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible', always);
}

/** False once the browser knows that there is no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, () => navigator.onLine, always);
}

const lessMotion = '(prefers-reduced-motion: reduce)';

/** True if the reader asked for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(lessMotion);
}

/** Whether the reader asks for less motion at this moment: for what moves once, and is not drawn. */
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
