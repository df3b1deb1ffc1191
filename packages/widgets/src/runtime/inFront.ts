import { createContext, useContext } from 'react';

const isTabVisible = (): boolean => document.visibilityState !== 'hidden';

/** Whether the page around a component is the one in sight, asked at the moment; a stack of pages provides its own. */
export const InFrontContext = createContext<() => boolean>(isTabVisible);

/** Returns a function that says whether the page around this component is the one in sight, and the tab is too. */
export function useIsInFront(): () => boolean {
  return useContext(InFrontContext);
}
