import type { CardProduct } from '../answer/types.ts';

/** Emits once for each product that it was seen: in the visible part of a visible page. */
export interface Seen {
  /** Observes other elements instead, by product. */
  readonly observe: (items: ReadonlyMap<Element, CardProduct>) => void;
  readonly end: () => void;
}

/** Creates the observer of an element's products. */
export function createSeen(emit: (detail: object) => void): Seen {
  const reported = new Set<number>();
  let items: ReadonlyMap<Element, CardProduct> = new Map();
  const report = ({ id, title, price }: CardProduct): void => {
    if (reported.has(id)) return;
    reported.add(id);
    emit({ productId: id, title, price });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const product = items.get(target);
      if (isIntersecting && product !== undefined) whenVisible(() => items.has(target) && report(product));
    }
  });
  return {
    observe(next) {
      observer.disconnect();
      items = next;
      for (const item of items.keys()) observer.observe(item);
    },
    end() {
      observer.disconnect();
      items = new Map();
    },
  };
}

function whenVisible(act: () => void): void {
  if (document.visibilityState === 'visible') act();
  else document.addEventListener('visibilitychange', () => whenVisible(act), { once: true });
}
