import { useRef } from 'react';
import type { RefObject } from 'react';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/**
 * Makes a temporary floating element the next stop of the Tab key, wherever the focus is. From there the focus
 * continues where it was, and returns there when the element disappears. Once only: a second Tab does not come back.
 * `onLeave` is called when the Tab key has left it.
 */
export function useNextStop(ref: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  const handleLeave = useRef(onLeave);
  useLayoutEffect(() => {
    handleLeave.current = onLeave;
  });
  // A layout effect, because the focus is lost once the element is removed.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOn || element === null) return undefined;
    const root = element.getRootNode() as Document | ShadowRoot;
    let from: HTMLElement | undefined;
    let isVisited = false;
    let hasJumped = false;
    const handleTab = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      if (element.contains(root.activeElement)) {
        requestAnimationFrame(() => handleLeave.current());
        // A user who reached it in document order continues in that order, or could never get past it.
        if (!hasJumped) return;
        hasJumped = false;
        // The browser continues from the previous focus; going back returns to it.
        from?.focus({ preventScroll: true });
        if (event.shiftKey && from !== undefined) event.preventDefault();
        return;
      }
      // The focus of the page around a widget is left alone.
      if (isVisited || event.shiftKey || root.activeElement === null) return;
      isVisited = true;
      hasJumped = true;
      from = root.activeElement instanceof HTMLElement ? root.activeElement : undefined;
      event.preventDefault();
      element.querySelector('button')?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleTab);
    return () => {
      document.removeEventListener('keydown', handleTab);
      if (element.contains(root.activeElement)) from?.focus({ preventScroll: true });
    };
  }, [ref, isOn]);
}
