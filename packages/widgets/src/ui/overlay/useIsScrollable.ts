import { useState } from 'react';
import type { RefObject } from 'react';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/** Whether an element's content overflows: it is then focusable, for scrolling by keyboard. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => setIsScrollable(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
}
