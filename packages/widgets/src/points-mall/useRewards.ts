import type { Reward, RewardKind, RewardPage } from '@pawlet/core/api';
import { toId } from '@pawlet/core/api';
import type { RewardId } from '@pawlet/core/api';
import { isPawletError } from '@pawlet/core/errors';
import { rewardQueries } from '@pawlet/core/queries';
import { useState } from 'react';
import {
  useIsLoggedIn,
  usePagedQuery,
  usePawlet,
  usePawletEvent,
  useRequireLogin,
} from '../runtime/index.ts';
import type { InfiniteResource, Resource } from '../runtime/index.ts';
import { getQuery, type RewardFilter } from './rewardRules.ts';
import { usePointsBalance } from '../parts/usePointsBalance.ts';

export interface RewardsOptions {
  /** The initial filter. @default 'all' */
  readonly filter?: RewardFilter | undefined;
  /** Called when the shopper changes the filter. */
  readonly onFilter?: ((filter: RewardFilter) => void) | undefined;
  /** Digital or physical rewards only. @default both */
  readonly kind?: RewardKind | undefined;
}

/** Rewards and their filters. */
export interface Rewards {
  readonly balance: Resource<number>;
  readonly filter: RewardFilter;
  /** Prompts a visitor to log in where the filter needs a balance. */
  readonly selectFilter: (filter: RewardFilter) => void;
  readonly list: InfiniteResource<Reward, RewardPage>;
  /** A few recommended rewards in stock. */
  readonly featured: readonly Reward[];
  /** The list, or the balance it depends on, failed to load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const featuredCount = 3;

/** Loads rewards by what the shopper can afford or wants to spend. */
export function useRewards({ filter: first = 'all', onFilter, kind }: RewardsOptions): Rewards {
  const { api } = usePawlet();
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  const balance = usePointsBalance();
  const [chosen, setChosen] = useState<RewardFilter>(first);
  // A visitor has no balance.
  const filter = chosen === 'affordable' && !isSignedIn ? 'all' : chosen;
  const query = getQuery(filter, balance.data);
  const list = usePagedQuery(query && rewardQueries.list({ ...query, kind }), { keepPrevious: true });
  const all = usePagedQuery(rewardQueries.list({ kind }));

  const refresh = async (id: RewardId): Promise<void> => {
    try {
      const found = await api.points.findReward(id, { background: true });
      const now = found.status === 'ok' ? found.reward : undefined;
      list.updateItems((reward) => (reward.id === id ? now : reward));
    } catch (error) {
      // The card is kept; the next refresh of the list updates it.
      if (!isPawletError(error)) throw error;
    }
  };
  usePawletEvent('pawlet:exchange', ({ productId }) => {
    const id = toId<RewardId>(productId);
    if (id !== undefined && list.items.some((reward) => reward.id === id)) void refresh(id);
  });

  const select = async (next: RewardFilter): Promise<void> => {
    if (next === 'affordable' && !isSignedIn && !(await requireLogin())) return;
    setChosen(next);
    onFilter?.(next);
  };
  const needsBalance = filter === 'affordable' && balance.status === 'failed';
  return {
    balance,
    filter,
    selectFilter: (next) => void select(next),
    list,
    featured: all.items.filter(({ stock }) => stock > 0).slice(0, featuredCount),
    hasFailed: needsBalance || list.status === 'failed',
    retry: () => void (needsBalance ? balance.reload() : list.reload()),
  };
}
