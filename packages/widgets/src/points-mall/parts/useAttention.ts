import { useEffect } from 'react';
import type { RefObject } from 'react';
import { shake } from '../../ui/index.ts';

/** Scrolls an element into view and shakes it each time the number increases: something in it is missing. */
export function useAttention(element: RefObject<HTMLElement | null>, missed: number): void {
  useEffect(() => {
    if (missed === 0) return;
    element.current?.scrollIntoView({ block: 'center' });
    shake(element.current);
  }, [element, missed]);
}
