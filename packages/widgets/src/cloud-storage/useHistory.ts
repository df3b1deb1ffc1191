import type { CloudOrder } from '@pawlet/core/api';
import { useInfiniteResource, useIsSignedIn, usePawlet } from '../runtime/index.ts';
import type { InfiniteResource, ResourcePage } from '../runtime/index.ts';

/** The shopper's purchases of cloud storage. */
export type History = InfiniteResource<CloudOrder, ResourcePage<CloudOrder>>;

/** Loads the purchases page by page, newest first; a visitor has none. */
export function useHistory(): History {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  return useInfiniteResource(
    isSignedIn ? ['cloud-orders'] : undefined,
    (page) => api.cloud.history({ page }),
    { refreshOnFocus: true },
  );
}
