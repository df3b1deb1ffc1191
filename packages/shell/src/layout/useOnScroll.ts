import { useEffect } from 'react';
import { usePage } from '../stack/PageContext.ts';

/**
 * Calls back when the window is scrolled with this page in it, not when it goes to where another page was left.
 * `onScroll` is a constant or made with `useCallback`.
 */
export function useOnScroll(onScroll: () => void, isWanted = true): void {
  const { isActive, isInFrontNow } = usePage();
  useEffect(() => {
    if (!isActive || !isWanted) return undefined;
    // The effect is taken back after the frame in which the page was left.
    const listen = (): void => {
      if (isInFrontNow()) onScroll();
    };
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, [isActive, isWanted, isInFrontNow, onScroll]);
}
