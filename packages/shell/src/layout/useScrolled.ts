import { useEffect, useState } from 'react';
import { usePage } from '../stack/PageContext.ts';

/** True while the page is scrolled further than `threshold` px; keeps its value while the page waits in the stack. */
export function useScrolled(threshold: () => number, isWanted = true): boolean {
  const { isActive, memory } = usePage();
  const [isScrolled, setIsScrolled] = useState(() => memory.scrollTop > threshold());
  useEffect(() => {
    if (!isActive || !isWanted) return undefined;
    const read = (): void => setIsScrolled(window.scrollY > threshold());
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [isActive, isWanted, threshold]);
  return isScrolled && isWanted;
}
