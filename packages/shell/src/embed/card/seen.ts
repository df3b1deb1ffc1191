import type { CardProduct } from '../answer/types.ts';

/** How long a card has to stay in view until it is likely that it will be tapped. */
const stayMs = 5000;

/** Emits once for each product that it was seen: in the visible part of a visible page. */
export interface Seen {
  /** Observes other elements instead, by product. */
  readonly observe: (items: ReadonlyMap<Element, CardProduct>) => void;
  readonly end: () => void;
}

/**
 * Creates the observer of an element's products.
 * @param whenStays - Called while one of them stays in view, whenever the browser is idle then.
 */
export function createSeen(emit: (detail: object) => void, whenStays: () => void): Seen {
  const reported = new Set<number>();
  let items: ReadonlyMap<Element, CardProduct> = new Map();
  const inView = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = ({ id, title, price }: CardProduct): void => {
    if (reported.has(id)) return;
    reported.add(id);
    emit({ productId: id, title, price });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target);
      const product = items.get(target);
      if (isIntersecting && product !== undefined) whenVisible(() => items.has(target) && report(product));
    }
    clearTimeout(timer);
    if (inView.size > 0)
      timer = setTimeout(() => {
        // Safari has no such callback.
        if ('requestIdleCallback' in window) requestIdleCallback(whenStays);
        else whenStays();
      }, stayMs);
  });
  return {
    observe(next) {
      observer.disconnect();
      inView.clear();
      items = next;
      for (const item of items.keys()) observer.observe(item);
    },
    end() {
      observer.disconnect();
      clearTimeout(timer);
      items = new Map();
    },
  };
}

function whenVisible(act: () => void): void {
  if (document.visibilityState === 'visible') act();
  else document.addEventListener('visibilitychange', () => whenVisible(act), { once: true });
}
