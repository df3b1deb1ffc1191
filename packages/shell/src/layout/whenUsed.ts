import { whenIdle } from './whenIdle.ts';

const signs = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Calls back once when the browser is idle after the first tap, key press or scroll of the page, or after some time
 * without one. Returns a function that stops it.
 * @param latestMs milliseconds
 */
export function whenUsed(call: () => void, latestMs: number): () => void {
  let isOver = false;
  const stopListening = (): void => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin, { capture: true });
  };
  const begin = (): void => {
    stopListening();
    whenIdle(() => {
      if (!isOver) call();
    });
  };
  const timer = setTimeout(begin, latestMs);
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    isOver = true;
    stopListening();
  };
}
