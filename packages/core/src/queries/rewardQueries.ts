import type { PointsApi } from '../api/pointsApi.ts';
import type {
  Exchange,
  ExchangeId,
  ExchangeRequest,
  ExchangeResult,
  ExchangeState,
  Reward,
  RewardId,
  RewardPage,
  RewardQuery,
} from '../api/types/points.ts';
import type { Page } from '../api/types/results.ts';
import type { Mutation, PagedQuery, Query } from './types.ts';

/** Rewards and exchanges of the points mall. */
export const rewardQueries = {
  /** All rewards, or those of a kind or price range. */
  list: ({
    kind,
    minPoints,
    maxPoints,
  }: Pick<RewardQuery, 'kind' | 'minPoints' | 'maxPoints'> = {}): PagedQuery<Reward, RewardPage> => ({
    key: ['rewards', kind, minPoints, maxPoints],
    loadPage: ({ points }, page, options) => points.rewards({ kind, minPoints, maxPoints, page }, options),
    tags: ['rewards'],
  }),
  /** One reward. */
  detail: (id: RewardId): Query<Awaited<ReturnType<PointsApi['findReward']>>> => ({
    key: ['reward', id],
    load: ({ points }, options) => points.findReward(id, options),
    tags: ['rewards', `reward:${id}`],
  }),
  /** The shopper's exchanges, of one state or all. */
  exchanges: (state?: ExchangeState): PagedQuery<Exchange, Page<Exchange>> => ({
    key: ['exchanges', state],
    loadPage: ({ points }, page, options) => points.exchanges({ state, page }, options),
    tags: ['exchanges'],
  }),
  /** One exchange. */
  exchange: (id: ExchangeId): Query<Awaited<ReturnType<PointsApi['findExchange']>>> => ({
    key: ['exchange', id],
    load: ({ points }, options) => points.findExchange(id, options),
    tags: ['exchanges'],
  }),
};

/** Exchanges points for a reward. A refusal determines which shown data are outdated. */
export const exchangeReward: Mutation<ExchangeRequest, ExchangeResult> = {
  run: ({ points }, request) => points.exchange(request),
  tags: ({ rewardId }, { status }) => {
    switch (status) {
      case 'points-short':
        return ['points-balance'];
      case 'address-needed':
        return ['addresses'];
      case 'out-of-stock':
      case 'model-needed':
      case 'off-shelf':
      case 'limit-reached':
        return [`reward:${rewardId}`];
      case 'not-found':
        // Reward or address: reloading both shows which.
        return [`reward:${rewardId}`, 'addresses'];
      case 'ok':
      case 'refused':
      case 'upgrade-required':
        return [];
    }
  },
};
