import { useEffect, useState } from 'react';

/**
 * Counts the parts that may be drawn by now: the first ones at once, some more in each task after it, so that no single
 * task keeps a tap waiting. Give it another `key` by mounting anew.
 *
 * @param total how many parts there are; 0 or more
 * @param perTask how many are rendered in a task; 1 or more
 */
export function useProgressiveCount(total: number, perTask: number): number {
  const [allowed, setAllowed] = useState(perTask);
  const isDone = allowed >= total;
  useEffect(() => {
    if (isDone) return undefined;
    const turn = setTimeout(() => setAllowed(allowed + perTask));
    return () => clearTimeout(turn);
  }, [allowed, perTask, isDone]);
  return Math.min(allowed, total);
}
