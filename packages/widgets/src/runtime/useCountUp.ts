import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './browserState.ts';

const durationMs = 700;

/** A number that animates to its new value; immediately with reduced motion. */
export function useCountUp(value: number): number {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    const from = latest.current;
    if (from === value) return undefined;
    if (isStill) {
      latest.current = value;
      setShown(value);
      return undefined;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - startedAt) / durationMs);
      latest.current = Math.round(from + (value - from) * (1 - (1 - share) ** 3));
      setShown(latest.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isStill]);
  return shown;
}
