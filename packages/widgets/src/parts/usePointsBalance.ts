import { pointsQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, usePawletEvent, useQuery } from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';

/** The shopper's points; always loading for a visitor, who has none. Updated by events of other widgets. */
export function usePointsBalance(): Resource<number> {
  const isSignedIn = useIsLoggedIn();
  const balance = useQuery(isSignedIn ? pointsQueries.balance() : undefined, {
    refreshOnReturn: true,
  });
  usePawletEvent('pawlet:points-changed', ({ points }) => balance.update(() => points));
  return balance;
}
