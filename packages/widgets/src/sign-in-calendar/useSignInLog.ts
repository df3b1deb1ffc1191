import type { Page, SignInLogEntry } from '@pawlet/core/api';
import { useInfiniteResource, useIsSignedIn, usePawlet } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';

/** The shopper's signed days, newest first; the first page says how many there are. */
export function useSignInLog(): InfiniteResource<SignInLogEntry, Page<SignInLogEntry>> {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  return useInfiniteResource<SignInLogEntry, Page<SignInLogEntry>>(
    isSignedIn ? ['sign-in-log'] : undefined,
    (page, options) => api.signIn.log({ page }, options),
  );
}
