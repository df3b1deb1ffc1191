import type { RewardDetail, RewardId } from '@pawlet/core/api';
import { rewardQueries } from '@pawlet/core/queries';
import { useQuery } from '../runtime/index.ts';

/** A reward as it stands; `gone` when the shop offers it no longer. */
export interface RewardState {
  readonly status: 'loading' | 'failed' | 'gone' | 'ready';
  /** There when `ready`. */
  readonly reward: RewardDetail | undefined;
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** Loads one reward; every view that shows it shares one copy. */
export function useReward(id: RewardId): RewardState {
  const found = useQuery(rewardQueries.detail(id));
  const shared = { isRefreshing: found.isRefreshing, reload: found.reload };
  if (found.status !== 'ready') return { status: found.status, reward: undefined, ...shared };
  return found.data.status === 'ok'
    ? { status: 'ready', reward: found.data.reward, ...shared }
    : { status: 'gone', reward: undefined, ...shared };
}
