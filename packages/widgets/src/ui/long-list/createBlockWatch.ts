import { findScrollParent } from '../../runtime/useInView.ts';

/** Distance from the viewport in which blocks are rendered, in viewport heights. */
const reach = 1;

/** Notifies the blocks of a list when they come near the viewport or move far from it. */
export interface BlockWatch {
  /** `report` is called with the height of a far block, undefined for a near one. Returns a function that stops it. */
  readonly observe: (block: Element, report: (height: number | undefined) => void) => () => void;
  /** Replaces the check whether the page is in front. */
  readonly follow: (isInFront: () => boolean) => void;
  readonly close: () => void;
}

/** Observes blocks with one observer. A page that is not in front keeps its blocks: going back is then cheap. */
export function createBlockWatch(isInFront: () => boolean): BlockWatch {
  let isNowInFront = isInFront;
  const reports = new Map<Element, (height: number | undefined) => void>();
  let observer: IntersectionObserver | undefined;
  const report = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const notify = reports.get(target);
      if (isIntersecting) notify?.(undefined);
      else if (isNowInFront() && boundingClientRect.height > 0 && !hasFocus(target)) {
        notify?.(boundingClientRect.height);
      }
    }
  };
  return {
    observe: (block, notify) => {
      // The margin only applies to the root, so the root must be the actual scroll container.
      observer ??= new IntersectionObserver(report, {
        root: findScrollParent(block),
        rootMargin: `${reach * 100}% 0px`,
      });
      reports.set(block, notify);
      observer.observe(block);
      return () => {
        reports.delete(block);
        observer?.unobserve(block);
      };
    },
    follow: (next) => {
      isNowInFront = next;
    },
    close: () => {
      observer?.disconnect();
      observer = undefined;
    },
  };
}

/** The focus must not be lost because its element scrolled away. */
function hasFocus(block: Element): boolean {
  const root = block.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused !== null && block.contains(focused);
}
