import { useReducer } from 'react';
import type { RefObject } from 'react';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

/**
 * Keeps an input's displayed value equal to `value`, also when a change was refused and no state changed: Preact would
 * keep the typed text. Returns the function to call after each change.
 */
export function useElementValue(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  isComposing: () => boolean,
): () => void {
  const [, resync] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element !== null && element.value !== value && !isComposing()) element.value = value;
  });
  return resync;
}
