import { useEffect, useState } from 'react';

/**
 * Returns a value one frame late, so that expensive rendering does not delay the frame that responds to a tap.
 * @param value compared by identity: pass a string or a number, or a stable object
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  const isLate = !Object.is(painted, value);
  useEffect(() => {
    if (!isLate) return undefined;
    let task: ReturnType<typeof setTimeout> | undefined;
    // A task queued in a frame callback runs after that frame was painted.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isLate, value]);
  return painted;
}
