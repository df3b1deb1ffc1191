import type { Page, PointsEntry } from '@pawlet/core/api';
import { ledgerQueries } from '@pawlet/core/queries';
import { useIsLoggedIn, usePagedQuery, usePawletEvent } from '../runtime/index.ts';
import type { InfiniteResource, Resource } from '../runtime/index.ts';
import { usePointsBalance } from '../parts/usePointsBalance.ts';

/** The shopper's points: balance and history. */
export interface Ledger {
  readonly balance: Resource<number>;
  /** Newest first. */
  readonly entries: InfiniteResource<PointsEntry, Page<PointsEntry>>;
}

/** Loads the history of the shopper's points, again when they change. */
export function useLedger(): Ledger {
  const isSignedIn = useIsLoggedIn();
  const balance = usePointsBalance();
  const entries = usePagedQuery(isSignedIn ? ledgerQueries.list() : undefined, {
    refreshOnFocus: true,
    refreshOnReturn: true,
  });
  usePawletEvent('pawlet:points-changed', () => void entries.reload());
  return { balance, entries };
}
