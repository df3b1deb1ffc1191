import { useState } from 'react';
import type { RefObject } from 'react';
import { findModalStack } from './modalStack.ts';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/** The slot for messages inside the topmost open dialog, null without one. */
export function useTopSlot(anchor: RefObject<Element | null>): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (anchor.current === null) return undefined;
    const stack = findModalStack(anchor.current);
    const read = (): void => setSlot(stack.getModals().at(-1)?.slot ?? null);
    read();
    return stack.subscribe(read);
  }, [anchor]);
  return slot;
}
