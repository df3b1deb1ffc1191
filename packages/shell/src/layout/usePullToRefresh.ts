import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far the page has been pulled. */
export type PullState = 'idle' | 'pulling' | 'ready' | 'refreshing';

/** Pixels that the finger moves before releasing refreshes. */
const triggerPx = 72;
/** The indicator moves half as far as the finger, up to this distance. */
const largestPx = 64;

/** Pull-to-refresh at the top of the page; `--pull` on the element is the distance in px. */
export function usePullToRefresh(
  element: RefObject<HTMLElement | null>,
  onRefresh: (() => Promise<unknown>) | undefined,
): { readonly state: PullState; readonly refresh: () => void } {
  const [state, setState] = useState<PullState>('idle');
  const latest = useRef(onRefresh);
  const isRefreshing = useRef(false);
  useEffect(() => {
    latest.current = onRefresh;
  });

  const refresh = useCallback((): void => {
    if (latest.current === undefined || isRefreshing.current) return;
    isRefreshing.current = true;
    setState('refreshing');
    // A failed refresh reports itself; the indicator only disappears.
    const end = (): void => {
      isRefreshing.current = false;
      setState('idle');
    };
    latest.current().then(end, end);
  }, []);

  const isEnabled = onRefresh !== undefined;
  useEffect(() => {
    const target = element.current;
    if (target === null || !isEnabled) return undefined;
    let origin: { readonly x: number; readonly y: number } | undefined;
    let pulled = 0;
    const draw = (px: number): void => target.style.setProperty('--pull', `${String(px)}px`);

    const handleStart = (event: TouchEvent): void => {
      const touch = event.touches[0];
      const isAtTop = window.scrollY <= 0 && !isInsideScroller(event.target, target);
      origin =
        touch !== undefined && isAtTop && event.touches.length === 1 && !isRefreshing.current
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
      pulled = 0;
    };
    const handleMove = (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (origin === undefined || touch === undefined) return;
      const down = touch.clientY - origin.y;
      if (pulled === 0 && (down < 6 || Math.abs(touch.clientX - origin.x) > down)) {
        if (down < -6 || Math.abs(touch.clientX - origin.x) > 10) origin = undefined;
        return;
      }
      pulled = Math.max(1, down);
      if (event.cancelable) event.preventDefault();
      draw(Math.min(largestPx, pulled / 2));
      setState(pulled > triggerPx ? 'ready' : 'pulling');
    };
    const handleEnd = (): void => {
      if (pulled === 0) return;
      draw(0);
      origin = undefined;
      if (pulled > triggerPx) refresh();
      else setState('idle');
      pulled = 0;
    };

    target.addEventListener('touchstart', handleStart, { passive: true });
    target.addEventListener('touchmove', handleMove, { passive: false });
    target.addEventListener('touchend', handleEnd);
    target.addEventListener('touchcancel', handleEnd);
    return () => {
      target.removeEventListener('touchstart', handleStart);
      target.removeEventListener('touchmove', handleMove);
      target.removeEventListener('touchend', handleEnd);
      target.removeEventListener('touchcancel', handleEnd);
    };
  }, [element, isEnabled, refresh]);

  return { state, refresh };
}

/** A nested scroll container (a category rail) is not the page. */
function isInsideScroller(from: EventTarget | null, page: HTMLElement): boolean {
  let element = from instanceof Element ? from : null;
  while (element !== null && element !== page) {
    if (element.scrollTop > 0) return true;
    element = element.parentElement;
  }
  return false;
}
