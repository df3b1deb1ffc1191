import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True while a finger, the pointer or the focus is on an element. */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const listen = (name: string, handle: (event: Event) => void): void => {
      element.addEventListener(name, handle, { signal: controller.signal, passive: true });
    };
    listen('pointerenter', () => setIsPointed(true));
    listen('pointerdown', () => setIsPointed(true));
    listen('pointerleave', () => setIsPointed(false));
    listen('pointercancel', () => setIsPointed(false));
    listen('focusin', () => setIsFocused(element.matches(':has(:focus-visible)')));
    listen('focusout', () => setIsFocused(false));
    return () => controller.abort();
  }, [ref]);
  return isPointed || isFocused;
}
