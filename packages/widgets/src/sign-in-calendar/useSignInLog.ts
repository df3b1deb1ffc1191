import type { Page, SignInLogEntry } from '@pawlet/core/api';
import { checkInQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, usePagedQuery } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';

/** The shopper's checked-in days, newest first; the first page has the total. */
export function useSignInLog(): InfiniteResource<SignInLogEntry, Page<SignInLogEntry>> {
  const isSignedIn = useIsLoggedIn();
  return usePagedQuery(isSignedIn ? checkInQueries.log() : undefined);
}
