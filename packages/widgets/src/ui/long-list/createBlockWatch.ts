import { scrollParentOf } from '../../runtime/useInView.ts';

/** How far around the visible part blocks are drawn, in its heights. */
const reach = 1;

/** Tells the blocks of a list when they come near and when they are far. */
export interface BlockWatch {
  /** `report` takes the height of a block that is far, undefined for one that is near. Answers the end of it. */
  readonly observe: (block: Element, report: (height: number | undefined) => void) => () => void;
  /** Asks another from now on whether the page is in front. */
  readonly follow: (isInFront: () => boolean) => void;
  readonly close: () => void;
}

/** Watches blocks by one observer. A page that is not in front keeps what it has: Back costs nothing then. */
export function createBlockWatch(isInFront: () => boolean): BlockWatch {
  let isNowInFront = isInFront;
  const reports = new Map<Element, (height: number | undefined) => void>();
  let observer: IntersectionObserver | undefined;
  const report = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const tell = reports.get(target);
      if (isIntersecting) tell?.(undefined);
      else if (isNowInFront() && boundingClientRect.height > 0 && !hasFocus(target)) {
        tell?.(boundingClientRect.height);
      }
    }
  };
  return {
    observe: (block, tell) => {
      // The margin counts only around the root, so the root has to be what really scrolls.
      observer ??= new IntersectionObserver(report, {
        root: scrollParentOf(block),
        rootMargin: `${reach * 100}% 0px`,
      });
      reports.set(block, tell);
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

/** The focus must not fall out of the page because its element scrolled away. */
function hasFocus(block: Element): boolean {
  const root = block.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused !== null && block.contains(focused);
}
