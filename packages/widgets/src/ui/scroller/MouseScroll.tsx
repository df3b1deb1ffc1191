import type { RefObject } from 'react';
import { useMediaQuery } from '../../runtime/browserState.ts';
import { useLazyCode } from '../../runtime/useLazyCode.ts';

export interface MouseScrollProps {
  /** What scrolls sideways. With buttons, its parent is positioned: they lie over it. */
  readonly target: RefObject<HTMLElement | null>;
  /**
   * `slides` go one at a time, `row` by about a view. Buttons of slides are disabled at an end, those of a row go. `plain`
   * has no buttons and is dragged only.
   */
  readonly kind: 'slides' | 'row' | 'plain';
}

const loadControls = () => import('./ScrollControls.tsx');

/**
 * Buttons and dragging for a mouse, which has no way of its own to scroll sideways. Devices without one load nothing of it
 * and scroll by touch.
 */
export function MouseScroll(props: MouseScrollProps) {
  const hasMouse = useMediaQuery('(any-hover: hover) and (any-pointer: fine)');
  const controls = useLazyCode(loadControls, hasMouse);
  return hasMouse && controls.status === 'ready' ? <controls.code.ScrollControls {...props} /> : null;
}
