import { useEffect, useState } from 'react';

/**
 * Answers a value one frame late, so that what it makes heavy to draw does not hold up the frame that shows the tap.
 *
 * @param value compared by identity: give a string or a number, or keep the object
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  const isLate = !Object.is(painted, value);
  useEffect(() => {
    if (!isLate) return undefined;
    let task: ReturnType<typeof setTimeout> | undefined;
    // The task after a frame's callbacks comes when that frame was painted.
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
