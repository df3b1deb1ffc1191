import { useMediaQuery } from '@pawlet/widgets';
import { wideWindow } from './wideWindow.ts';

/** Whether the window has space for a page in two columns. */
export function useIsWide(): boolean {
  return useMediaQuery(wideWindow);
}
