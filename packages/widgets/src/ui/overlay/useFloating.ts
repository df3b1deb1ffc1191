import type { RefObject } from 'react';
import { findModalStack } from './modalStack.ts';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/** Keeps a `popover="manual"` element above all dialogs while `isShown`; higher orders are above lower ones. */
export function useFloating(ref: RefObject<HTMLElement | null>, isShown: boolean, order: number): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || element === null) return undefined;
    return findModalStack(element).float(element, order);
  }, [ref, isShown, order]);
}
