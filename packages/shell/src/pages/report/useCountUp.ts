import { useReducedMotion } from '@pawlet/widgets';
import { useEffect, useState } from 'react';

const durationMs = 1200;

/** Counts from 0 to a number once `isRunning`; who asked for less motion sees the number at once. */
export function useCountUp(value: number, isRunning: boolean): number {
  const isStill = useReducedMotion();
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!isRunning || isStill) return undefined;
    let frame = 0;
    let begin: number | undefined;
    const draw = (now: number): void => {
      begin ??= now;
      const passed = Math.min(1, (now - begin) / durationMs);
      setShare(1 - (1 - passed) ** 4);
      if (passed < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, isStill]);
  return isStill ? value : Math.round(value * share);
}
