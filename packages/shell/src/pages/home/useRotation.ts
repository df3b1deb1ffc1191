import { useInView, useReducedMotion } from '@pawlet/widgets';
import { useEffect, useState, type RefObject } from 'react';
import { usePage } from '../../stack/PageContext.ts';

const turnMs = 4000;

/**
 * The item whose turn it is, undefined where there is none. They take turns only while `element`, which shows them, is seen:
 * not under another page or window, scrolled away, or for readers who asked for less motion.
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
      // Behind another window it is in view and not seen.
      if (!document.hidden) setTurn((count) => count + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [isTurning]);
  return items[turn % Math.max(items.length, 1)];
}
