import { scrollParentOf } from '../../runtime/useInView.ts';

/** How far around the visible part blocks are drawn, in its heights. */
const reach = 2;

/** Tells the blocks of a list when they come near and when they are far. */
export interface BlockWatch {
  /** `report` takes the height of a block that is far, undefined for one that is near. Answers the end of it. */
  readonly observe: (block: Element, report: (height: number | undefined) => void) => () => void;
  readonly close: () => void;
}

/** Watches blocks by one observer. A page that is not in front keeps what it has: Back costs nothing then. */
export function createBlockWatch(isInFront: () => boolean): BlockWatch {
  const reports = new Map<Element, (height: number | undefined) => void>();
  let observer: IntersectionObserver | undefined;
  const follow = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const report = reports.get(target);
      if (isIntersecting) report?.(undefined);
      else if (isInFront() && boundingClientRect.height > 0 && !hasFocus(target)) {
        report?.(boundingClientRect.height);
      }
    }
  };
  return {
    observe: (block, report) => {
      // The margin counts only around the root, so the root has to be what really scrolls.
      observer ??= new IntersectionObserver(follow, {
        root: scrollParentOf(block),
        rootMargin: `${reach * 100}% 0px`,
      });
      reports.set(block, report);
      observer.observe(block);
      return () => {
        reports.delete(block);
        observer?.unobserve(block);
      };
    },
    close: () => {
      observer?.disconnect();
      observer = undefined;
    },
  };
}

/** The focus must not fall out of the page because its element scrolled away. */
function hasFocus(block: Element): boolean {
  const root = block.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused !== null && block.contains(focused);
}
