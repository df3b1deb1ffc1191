import type { RefObject } from 'react';

export interface MouseScrollProps {
  /** What scrolls sideways. With buttons, its parent is positioned: they lie over it. */
  readonly target: RefObject<HTMLElement | null>;
  /**
   * `slides` go one at a time, `row` by about a view. Buttons of slides are disabled at an end, those of a row go. `plain`
   * has no buttons and is dragged only.
   */
  readonly kind: 'slides' | 'row' | 'plain';
}
