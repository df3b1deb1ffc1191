import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element holds more than it shows: then it takes a place in the order of the Tab key, for scrolling by keys. */
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
