import { useIsSignedIn, usePawlet, usePawletEvent, useResource } from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';

/** The shopper's points; loads for ever for a visitor, who has none. Follows what other widgets say of them. */
export function usePointsBalance(): Resource<number> {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const balance = useResource(isSignedIn ? ['points-balance'] : undefined, () => api.points.balance(), {
    refreshOnReturn: true,
  });
  usePawletEvent('pawlet:points-changed', ({ points }) => balance.update(() => points));
  return balance;
}
