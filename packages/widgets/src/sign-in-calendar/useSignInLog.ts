import type { Page, SignInLogEntry } from '@pawlet/core/api';
import { checkInQueries } from '@pawlet/core/queries';
import { useIsSignedIn, usePagedQuery } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';

/** The shopper's signed days, newest first; the first page says how many there are. */
export function useSignInLog(): InfiniteResource<SignInLogEntry, Page<SignInLogEntry>> {
  const isSignedIn = useIsSignedIn();
  return usePagedQuery(isSignedIn ? checkInQueries.log() : undefined);
}
