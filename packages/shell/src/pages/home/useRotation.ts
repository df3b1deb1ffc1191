import { useInView, useReducedMotion } from '@pawlet/widgets';
import { useEffect, useState, type RefObject } from 'react';
import { usePage } from '../../stack/PageContext.ts';

const turnMs = 4000;

/**
 * The current item of the rotation, undefined where there is none. It rotates only while `element`, which shows it, is
 * visible: not below another page or window, scrolled away, or with reduced motion.
 */
export function useRotation<T>(items: readonly T[], element: RefObject<Element | null>): T | undefined {
  const { isActive } = usePage();
  const isInView = useInView(element);
  const isStill = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const isTurning = isActive && isInView && !isStill && items.length > 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => {
      // Behind another window it is in view but not visible.
      if (!document.hidden) setTurn((count) => count + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [isTurning]);
  return items[turn % Math.max(items.length, 1)];
}
