import type { CloudOrder, Page } from '@pawlet/core/api';
import { cloudStorageQueries } from '@pawlet/core/queries';
import { useIsSignedIn, usePagedQuery } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';

/** The shopper's purchases of cloud storage. */
export type History = InfiniteResource<CloudOrder, Page<CloudOrder>>;

/** Loads the purchases page by page, newest first; empty for a visitor. */
export function useHistory(): History {
  const isSignedIn = useIsSignedIn();
  return usePagedQuery(isSignedIn ? cloudStorageQueries.orders() : undefined, { refreshOnFocus: true });
}
