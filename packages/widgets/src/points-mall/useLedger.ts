import type { Page, PointsEntry } from '@pawlet/core/api';
import { useInfiniteResource, useIsSignedIn, usePawlet, usePawletEvent } from '../runtime/index.ts';
import type { InfiniteResource, Resource } from '../runtime/index.ts';
import { usePointsBalance } from '../parts/usePointsBalance.ts';

/** The shopper's points: how many, and how they came and went. */
export interface Ledger {
  readonly balance: Resource<number>;
  /** Newest first. */
  readonly entries: InfiniteResource<PointsEntry, Page<PointsEntry>>;
}

/** Loads the movements of the shopper's points, again when they change. */
export function useLedger(): Ledger {
  const { api } = usePawlet();
  const isSignedIn = useIsSignedIn();
  const balance = usePointsBalance();
  const entries = useInfiniteResource<PointsEntry, Page<PointsEntry>>(
    isSignedIn ? ['points-ledger'] : undefined,
    (page) => api.points.ledger({ page }),
    { refreshOnFocus: true, refreshOnReturn: true },
  );
  usePawletEvent('pawlet:points-changed', () => void entries.reload());
  return { balance, entries };
}
