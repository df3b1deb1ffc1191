import type { SignInRanking } from '@pawlet/core/api';
import { useIsSignedIn, usePawlet, usePawletEvent, useResource } from '../runtime/index.ts';
import type { Resource } from '../runtime/index.ts';

/** The longest running streaks and the shopper's own place, read again after each sign-in. */
export function useSignInRanking(): Resource<SignInRanking> {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const ranking = useResource(isSignedIn ? ['sign-in-rank'] : undefined, (options) =>
    api.signIn.rank(options),
  );
  usePawletEvent('pawlet:signed-in', () => void ranking.reload({ background: true }));
  return ranking;
}
