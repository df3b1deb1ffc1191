import type { RefObject } from 'react';

export interface MouseScrollProps {
  /** The horizontal scroller. With buttons, its parent is positioned: they overlay it. */
  readonly target: RefObject<HTMLElement | null>;
  /**
   * `slides` scroll one at a time, `row` by about a view. Buttons of slides are disabled at an end, those of a row are
   * hidden. `plain` has no buttons and is only dragged.
   */
  readonly kind: 'slides' | 'row' | 'plain';
}
