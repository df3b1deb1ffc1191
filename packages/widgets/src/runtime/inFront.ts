import { createContext, useContext } from 'react';
import type { Context } from 'react';

/** Where the page around a component is; a stack of pages provides it for each of them. */
export interface PageFront {
  /** Whether the page is the one in sight, and the tab is too, at this moment. */
  readonly isInFront: () => boolean;
  /** Whether the page waits under another one. What becomes outdated meanwhile is loaded when it returns. */
  readonly isCovered: () => boolean;
  /** Calls back whenever the page returns to the front. Returns an unsubscribe function. */
  readonly onReturn: (listener: () => void) => () => void;
}

/** A page that nothing covers. */
const alone: PageFront = {
  isInFront: () => document.visibilityState !== 'hidden',
  isCovered: () => false,
  onReturn: () => () => undefined,
};

/** Set by a stack of pages around each page. */
export const PageFrontContext: Context<PageFront> = createContext(alone);

/** Returns a function that says whether the page around this component is the one in sight, and the tab is too. */
export function useIsInFront(): () => boolean {
  return useContext(PageFrontContext).isInFront;
}
