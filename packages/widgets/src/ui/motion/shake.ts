import { wantsLessMotion } from '../../runtime/browserState.ts';

const durationMs = 300;

/** Shakes an element to draw attention to it; not with reduced motion. */
export function shake(element: HTMLElement | null): void {
  element?.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: wantsLessMotion() ? 0 : durationMs },
  );
}
