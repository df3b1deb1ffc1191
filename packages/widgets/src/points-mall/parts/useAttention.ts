import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Brings an element into view and shakes it each time the number goes up: something in it is missing. */
export function useAttention(element: RefObject<HTMLElement | null>, missed: number): void {
  useEffect(() => {
    if (missed === 0) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.animate(
      [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300 },
    );
  }, [element, missed]);
}
