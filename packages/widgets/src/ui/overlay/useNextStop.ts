import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Makes something that floats over the page, and goes by itself, the next stop of the Tab key, wherever the focus is. From there
 * the focus goes on where it was, and returns there when the element goes. Once only: a second Tab does not come back. `onLeave`
 * is called once the Tab key led away from it.
 */
export function useNextStop(ref: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  const handleLeave = useRef(onLeave);
  useLayoutEffect(() => {
    handleLeave.current = onLeave;
  });
  // A layout effect, because the focus is gone once the element is.
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
        // Who came by the order of the page goes on in it, or would never get past.
        if (!hasJumped) return;
        hasJumped = false;
        // The browser goes on from where the focus was, and back is that place itself.
        from?.focus({ preventScroll: true });
        if (event.shiftKey && from !== undefined) event.preventDefault();
        return;
      }
      // The focus in the page around a widget is not taken away from there.
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
