import type { RewardDetail, RewardId } from '@pawlet/core/api';
import { rewardQueries } from '@pawlet/core/queries';
import { useQuery } from '../runtime/index.ts';

/** A reward; `gone` when the shop no longer offers it. */
export interface RewardState {
  readonly status: 'loading' | 'failed' | 'gone' | 'ready';
  /** Defined when `ready`. */
  readonly reward: RewardDetail | undefined;
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** Loads one reward; all views share one cached copy. */
export function useReward(id: RewardId): RewardState {
  const found = useQuery(rewardQueries.detail(id));
  const shared = { isRefreshing: found.isRefreshing, reload: found.reload };
  if (found.status !== 'ready') return { status: found.status, reward: undefined, ...shared };
  return found.data.status === 'ok'
    ? { status: 'ready', reward: found.data.reward, ...shared }
    : { status: 'gone', reward: undefined, ...shared };
}
