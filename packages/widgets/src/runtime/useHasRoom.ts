import { useState } from 'react';
import { useLayoutEffect } from './useLayoutEffect.ts';

/** Minimum container width for a summary beside the rows, in em: with large text one column is kept. */
const roomEm = 60;

/**
 * Whether a widget's container has room for two columns, however wide the page is. Pass an element inside it, once
 * mounted.
 */
export function useHasRoom(element: Element | null): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const container = element?.closest('[data-pawlet-container]');
    if (container === null || container === undefined) return undefined;
    const look = (): void => {
      const { fontSize } = getComputedStyle(container);
      setHasRoom(container.clientWidth >= roomEm * Number.parseFloat(fontSize));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(container);
    return () => watch.disconnect();
  }, [element]);
  return hasRoom;
}
