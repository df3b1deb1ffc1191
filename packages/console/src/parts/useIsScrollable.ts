import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is wider than the place that it has, and so has to be reachable by keyboard to be scrolled. */
export function useIsScrollable(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return [ref, isScrollable];
}
