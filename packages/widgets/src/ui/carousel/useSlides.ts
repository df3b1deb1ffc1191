import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { scrollBehavior } from '../motion/scrollBehavior.ts';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface Slides {
  /** Index of the slide in view. */
  readonly index: number;
  readonly showSlide: (index: number, behavior?: ScrollBehavior) => void;
}

/** Tracks and scrolls a row of full-width slides with snapping. */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  start: number,
  onChange?: (index: number) => void,
): Slides {
  const [index, setIndex] = useState(start);
  const latest = useRef(onChange);
  const current = useRef(start);
  useLayoutEffect(() => {
    latest.current = onChange;
  });

  const showSlide = useCallback(
    (wanted: number, behavior: ScrollBehavior = scrollBehavior()) => {
      const element = track.current;
      element?.scrollTo({ left: wanted * element.clientWidth, behavior });
    },
    [track],
  );
  useLayoutEffect(() => {
    if (start > 0) showSlide(start, 'instant');
  }, [start, showSlide]);
  // A layout effect, because Preact runs plain effects a task later and a first swipe would be missed.
  useLayoutEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const handleScroll = (): void => {
      const next =
        element.clientWidth === 0 ? 0 : Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      if (next === current.current) return;
      current.current = next;
      setIndex(next);
      latest.current?.(next);
    };
    // Browsers do not scroll to a slide that is visible by a fraction of a pixel.
    const handleFocus = ({ target }: FocusEvent): void => {
      const slide = [...element.children].findIndex((child) => child.contains(target as Node));
      if (slide >= 0 && slide !== current.current) showSlide(slide, 'instant');
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    element.addEventListener('focusin', handleFocus);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      element.removeEventListener('focusin', handleFocus);
    };
  }, [track, showSlide]);
  return { index, showSlide };
}
