import { useMediaQuery } from '@pawlet/widgets';

/** Whether the window has space for a page in two columns. In em, as in the styles: large text keeps one column. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64em)');
}
