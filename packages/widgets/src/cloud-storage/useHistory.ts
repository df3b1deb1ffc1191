import type { CloudOrder, Page } from '@pawlet/core/api';
import { cloudStorageQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, usePagedQuery } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';

/** The shopper's purchases of cloud storage. */
export type History = InfiniteResource<CloudOrder, Page<CloudOrder>>;

/** Loads the purchases page by page, newest first; empty for a visitor. */
export function useHistory(): History {
  const isSignedIn = useIsLoggedIn();
  return usePagedQuery(isSignedIn ? cloudStorageQueries.orders() : undefined, { refreshOnFocus: true });
}
