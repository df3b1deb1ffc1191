import { useMemo } from 'react';
import { useNavigation } from '../storefront.ts';
import type { Navigation } from '../navigation/types.ts';
import { usePage } from './PageContext.ts';

/**
 * Leaves a page that has completed its task, once the shop has responded: to the previous page, or to a replacement. If
 * the shopper has not waited for the response, another page is visible by then, and stays.
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
