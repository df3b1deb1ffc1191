import type { PointsEntry } from '@pawlet/core/api';
import { ledgerQueries } from '@pawlet/core/queries';
import { useQuery } from '@pawlet/widgets';
import { useLedger } from '@pawlet/widgets/points-mall';

/** One entry of points; `gone` when it is missing or another shopper's. */
export interface EntryState {
  readonly status: 'loading' | 'failed' | 'gone' | 'ready';
  /** Set when `ready`. */
  readonly entry: PointsEntry | undefined;
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** Finds an entry in the loaded part of the ledger, else on its further pages: there is no call for a single one. */
export function useEntry(id: number): EntryState {
  const { entries } = useLedger();
  const known = entries.items.find((entry) => Number(entry.id) === id);
  const isFurther = entries.status === 'ready' && known === undefined && entries.first?.hasMore === true;
  const further = useQuery(isFurther ? ledgerQueries.olderEntry(id) : undefined);
  const { isRefreshing, reload } = isFurther ? further : entries;
  const entry = known ?? further.data?.entry;
  const state = { entry, isRefreshing, reload };
  if (entry !== undefined) return { status: 'ready', ...state };
  if (entries.status !== 'ready') return { status: entries.status, ...state };
  if (!isFurther || further.status === 'ready') return { status: 'gone', ...state };
  return { status: further.status, ...state };
}
