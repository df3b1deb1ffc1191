import { createContext, useContext } from 'react';

/** Visibility of the surrounding page; provided by a stack of pages for each of them. */
export interface PageFront {
  /** Whether the page and the tab are currently visible. */
  readonly isInFront: () => boolean;
  /** Whether the page is below another one. Data that become stale meanwhile are loaded when it returns. */
  readonly isCovered: () => boolean;
  /** Calls back whenever the page returns to the front. Returns an unsubscribe function. */
  readonly onReturn: (listener: () => void) => () => void;
}

/** A page outside a stack. */
const alone: PageFront = {
  isInFront: () => document.visibilityState !== 'hidden',
  isCovered: () => false,
  onReturn: () => () => undefined,
};

/** Set by a stack of pages around each page. */
export const PageFrontContext = createContext(alone);

/** Returns a function that checks whether the surrounding page and the tab are visible. */
export function useIsInFront(): () => boolean {
  return useContext(PageFrontContext).isInFront;
}
