import { useMemo } from 'react';
import { useNavigation } from '../mall.ts';
import type { Navigation } from '../navigation/types.ts';
import { usePage } from './PageContext.ts';

/**
 * Ways out of a page that has done its work, once the shop has answered: to the page behind it, or to one in its place. Where the
 * shopper did not wait for the answer, another page is in front by then, and stays.
 */
export function useLeave(): {
  readonly back: () => Promise<void>;
  readonly redirectTo: (...to: Parameters<Navigation['redirectTo']>) => Promise<void>;
} {
  const navigation = useNavigation();
  const { isInFrontNow } = usePage();
  return useMemo(
    () => ({
      back: async () => {
        if (isInFrontNow()) await navigation.back();
      },
      redirectTo: async (route) => {
        if (isInFrontNow()) await navigation.redirectTo(route);
      },
    }),
    [navigation, isInFrontNow],
  );
}
