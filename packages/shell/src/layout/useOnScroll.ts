import { useEffect } from 'react';
import { usePage } from '../stack/PageContext.ts';

/**
 * Calls back when the window is scrolled with this page visible, not when the scroll position of another page is
 * restored. `onScroll` must be stable.
 */
export function useOnScroll(onScroll: () => void, isWanted = true): void {
  const { isActive, isInFrontNow } = usePage();
  useEffect(() => {
    if (!isActive || !isWanted) return undefined;
    // The effect is cleaned up only after the frame in which the page was left.
    const listen = (): void => {
      if (isInFrontNow()) onScroll();
    };
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, [isActive, isWanted, isInFrontNow, onScroll]);
}
