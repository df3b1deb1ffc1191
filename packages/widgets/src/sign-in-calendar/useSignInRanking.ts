import type { SignInRanking } from '@pawlet/core/api';
import { checkInQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, usePawletEvent, useQuery } from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';

/** The longest current streaks and the shopper's rank, reloaded after each check-in. */
export function useSignInRanking(): Resource<SignInRanking> {
  const isSignedIn = useIsLoggedIn();
  const ranking = useQuery(isSignedIn ? checkInQueries.ranking() : undefined);
  usePawletEvent('pawlet:signed-in', () => void ranking.reload({ background: true }));
  return ranking;
}
