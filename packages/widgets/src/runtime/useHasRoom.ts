import { useLayoutEffect, useState } from 'react';

/** Where a widget has its summary beside its rows, in em of its container: whoever reads large text keeps one column. */
const roomEm = 60;

/**
 * Tells whether the container of a widget has room for two columns, however wide the page around it is.
 * Give it an element inside, as soon as it is there.
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
