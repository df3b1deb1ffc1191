import type { Exchange, ExchangeDetail, ExchangeId, Page } from '@pawlet/core/api';
import { rewardQueries } from '@pawlet/core/queries';
import { useState } from 'react';
import { useIsLoggedIn, usePagedQuery, usePawletEvent, useQuery } from '../runtime/index.ts';
import type { InfiniteResource } from '../runtime/index.ts';
import type { ExchangeFilter } from './exchangeStates.ts';

export interface ExchangesOptions {
  /** The initial filter. @default 'all' */
  readonly filter?: ExchangeFilter | undefined;
  /** Called when the shopper changes the filter. */
  readonly onFilter?: ((filter: ExchangeFilter) => void) | undefined;
}

/** The shopper's exchanges. */
export interface Exchanges {
  readonly filter: ExchangeFilter;
  readonly selectFilter: (filter: ExchangeFilter) => void;
  readonly list: InfiniteResource<Exchange, Page<Exchange>>;
}

/** Loads the shopper's exchanges by state, again after a new one. */
export function useExchanges({ filter: first = 'all', onFilter }: ExchangesOptions = {}): Exchanges {
  const isSignedIn = useIsLoggedIn();
  const [filter, setFilter] = useState<ExchangeFilter>(first);
  const list = usePagedQuery(
    isSignedIn ? rewardQueries.exchanges(filter === 'all' ? undefined : filter) : undefined,
    { refreshOnFocus: true },
  );
  usePawletEvent('pawlet:exchange', () => void list.reload());
  return {
    filter,
    selectFilter: (next) => {
      setFilter(next);
      onFilter?.(next);
    },
    list,
  };
}

/** One exchange; `gone` when it does not exist or belongs to someone else. */
export interface ExchangeResource {
  readonly status: 'loading' | 'failed' | 'gone' | 'ready';
  /** Defined when `ready`. */
  readonly exchange: ExchangeDetail | undefined;
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** Loads one exchange; `undefined` waits. */
export function useExchangeDetail(id: ExchangeId | undefined): ExchangeResource {
  const isSignedIn = useIsLoggedIn();
  const found = useQuery(id === undefined || !isSignedIn ? undefined : rewardQueries.exchange(id));
  const shared = { isRefreshing: found.isRefreshing, reload: found.reload };
  if (found.status !== 'ready') return { status: found.status, exchange: undefined, ...shared };
  return found.data.status === 'ok'
    ? { status: 'ready', exchange: found.data.exchange, ...shared }
    : { status: 'gone', exchange: undefined, ...shared };
}
