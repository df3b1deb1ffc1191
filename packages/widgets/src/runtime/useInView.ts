import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface InViewOptions {
  /** How far outside the viewport counts as inside, as CSS margins. @default '0px' */
  readonly margin?: string | undefined;
  /** Stays true once it was. @default false */
  readonly once?: boolean | undefined;
}

/** True while an element is in the visible part of its scroll container. */
export function useInView(ref: RefObject<Element | null>, options: InViewOptions = {}): boolean {
  const { margin = '0px', once = false } = options;
  const [isInView, setIsInView] = useState(false);
  const isDone = once && isInView;
  useEffect(() => {
    const element = ref.current;
    if (element === null || isDone) return undefined;
    return observeInView(element, margin, (now) => {
      // With `once`, an element hidden because of it must not show itself again.
      setIsInView((before) => now || (once && before));
    });
  }, [ref, margin, once, isDone]);
  return isInView;
}

/** Observes whether an element is within `margin` of the visible part; returns a function that stops it. */
export function observeInView(
  element: Element,
  margin: string,
  report: (isInView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest !== undefined) report(latest.isIntersecting);
    },
    // The margin only applies to the root, so the root must be the actual scroll container.
    { root: findScrollParent(element), rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The nearest vertically scrolling ancestor, or null for the window. */
export function findScrollParent(element: Element): Element | null {
  let parent = findParent(element);
  while (parent !== null && parent !== document.body) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
    parent = findParent(parent);
  }
  return null;
}

/** The parent element; at the top of a shadow root, its host. */
function findParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
