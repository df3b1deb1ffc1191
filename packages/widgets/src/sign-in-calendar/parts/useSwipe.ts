import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Handlers for an element swiped horizontally; it must scroll vertically only (`touch-action: pan-y`). */
export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** Minimum distance of a swipe in px. */
const distance = 48;

/** Detects swipes: -1 towards the start of the line, 1 towards its end. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (start.current === undefined) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < distance || Math.abs(across) < 2 * Math.abs(along)) return;
      onSwipe(across < 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
