import { useState } from 'react';
import type { RefObject } from 'react';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';

export interface ScrollEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** The ends a horizontal scroller has reached; both if everything is visible. */
export function useScrollEnds(target: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ isAtStart: true, isAtEnd: true });
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const update = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const isAtStart = scrollLeft <= 1;
      const isAtEnd = scrollLeft >= scrollWidth - clientWidth - 1;
      setEnds((known) =>
        known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd },
      );
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    const items = new MutationObserver(update);
    items.observe(element, { childList: true });
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [target]);
  return ends;
}
