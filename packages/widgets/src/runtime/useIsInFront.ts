import { useSWRConfig } from 'swr';

/** Answers a function that says whether the page around this component is the one in sight, and the tab is too. */
export function useIsInFront(): () => boolean {
  return useSWRConfig().isVisible;
}
