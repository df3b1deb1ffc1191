/**
 * Prevents wheel and touch from scrolling the page behind an open dialog, without changing the page itself. Returns a
 * function that releases it.
 */
export function lockScroll(dialog: HTMLElement): () => void {
  let lastY = 0;
  const handleStart = (event: TouchEvent): void => {
    lastY = event.touches[0]?.clientY ?? 0;
  };
  const handleMove = (event: TouchEvent): void => {
    if (event.touches.length > 1) return;
    const y = event.touches[0]?.clientY ?? lastY;
    const delta = lastY - y;
    lastY = y;
    if (event.cancelable && !canScroll(event.target, dialog, delta)) event.preventDefault();
  };
  const handleWheel = (event: WheelEvent): void => {
    if (event.ctrlKey) return;
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) && !canScroll(event.target, dialog, event.deltaY)) {
      event.preventDefault();
    }
  };
  dialog.addEventListener('touchstart', handleStart, { passive: true });
  dialog.addEventListener('touchmove', handleMove, { passive: false });
  dialog.addEventListener('wheel', handleWheel, { passive: false });
  return () => {
    dialog.removeEventListener('touchstart', handleStart);
    dialog.removeEventListener('touchmove', handleMove);
    dialog.removeEventListener('wheel', handleWheel);
  };
}

/** True if an element between the target and the dialog can scroll, horizontally or further in the given direction. */
function canScroll(target: EventTarget | null, dialog: HTMLElement, deltaY: number): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && dialog.contains(element)) {
    if (element instanceof HTMLInputElement && element.type === 'range') return true;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) {
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      if (deltaY < 0 ? element.scrollTop > 0 : !isAtEnd) return true;
    }
    element = element.parentElement;
  }
  return false;
}
