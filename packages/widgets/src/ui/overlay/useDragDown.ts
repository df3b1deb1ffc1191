import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Share of the panel's height beyond which releasing it closes it. */
const closingShare = 0.25;

/** Lets a panel be dragged down by its handle; past a quarter of its height it is closed. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onClose: () => void): DragHandlers {
  const startY = useRef<number>(undefined);
  const offset = useRef(0);
  const finish = (mayClose: boolean): void => {
    const element = panel.current;
    if (startY.current === undefined || element === null) return;
    startY.current = undefined;
    element.removeAttribute('data-dragging');
    const isFar = offset.current > element.offsetHeight * closingShare;
    offset.current = 0;
    element.style.removeProperty('translate');
    if (mayClose && isFar) onClose();
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
      panel.current?.setAttribute('data-dragging', '');
    },
    onPointerMove: (event) => {
      if (startY.current === undefined) return;
      offset.current = Math.max(0, event.clientY - startY.current);
      panel.current?.style.setProperty('translate', `0 ${offset.current}px`);
    },
    onPointerUp: () => finish(true),
    onPointerCancel: () => finish(false),
  };
}
