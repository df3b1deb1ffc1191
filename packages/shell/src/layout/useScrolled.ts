import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../stack/PageContext.ts';
import { useOnScroll } from './useOnScroll.ts';

/**
 * True while the page is scrolled further than `threshold` px; keeps its value while the page is hidden in the stack.
 */
export function useScrolled(threshold: () => number, isWanted = true): boolean {
  const { isActive, memory } = usePage();
  const [isScrolled, setIsScrolled] = useState(() => memory.scrollTop > 0 && memory.scrollTop > threshold());
  const read = useCallback(() => setIsScrolled(window.scrollY > threshold()), [threshold]);
  useEffect(() => {
    if (isActive && isWanted) read();
  }, [isActive, isWanted, read]);
  useOnScroll(read, isWanted);
  return isScrolled && isWanted;
}
