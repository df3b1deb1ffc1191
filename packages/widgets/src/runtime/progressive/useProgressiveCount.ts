import { useEffect, useState } from 'react';
import { useIsRendered } from '../useIsRendered.ts';

/**
 * The number of parts to render now: the first ones immediately, some more in each later task, so that no single task
 * delays a tap. A server renders all of them, so that nobody waits for code to read them. Restart it by remounting with
 * another `key`.
 * @param total number of parts; 0 or more
 * @param perTask number of parts per task; 1 or more
 */
export function useProgressiveCount(total: number, perTask: number): number {
  const isRendered = useIsRendered();
  const [allowed, setAllowed] = useState(isRendered ? total : perTask);
  const isDone = allowed >= total;
  useEffect(() => {
    if (isDone) return undefined;
    const turn = setTimeout(() => setAllowed(allowed + perTask));
    return () => clearTimeout(turn);
  }, [allowed, perTask, isDone]);
  return Math.min(allowed, total);
}
