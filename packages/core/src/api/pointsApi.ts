import type { InputOf } from '../contract/endpoint.ts';
import { limitReachedData, outOfStockData, pointsShortData } from '../contract/refusalData.ts';
import {
  scoreExchange,
  scoreExchangeList,
  scoreExchangeProductDetail,
  scoreLogs,
  scoreMyExchange,
  scoreMyExchangeDetail,
} from '../contract/score.ts';
import { apiUserMoney } from '../contract/user.ts';
import type { CallOptions, HttpClient, Refusal } from '../http/types.ts';
import { callKeyed, handling, getMinimum, readData, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import {
  toExchange,
  toExchangeDetail,
  toPointsEntry,
  toReward,
  toRewardDetail,
  wireKinds,
} from './map/points.ts';
import { toPage } from './map/page.ts';
import { toBrandedOrUndefined } from './map/values.ts';
import type {
  Exchange,
  ExchangeDetail,
  ExchangeId,
  ExchangeRequest,
  ExchangeResult,
  ExchangeState,
  PointsEntry,
  RewardDetail,
  RewardId,
  RewardKind,
  RewardPage,
  RewardQuery,
} from './types/points.ts';
import type { NotFound, Page } from './types/results.ts';
import { getData, read } from './read.ts';

export interface PointsApi {
  /** Rewards for points; also for visitors. */
  rewards(query: RewardQuery, options?: CallOptions): Promise<RewardPage>;
  findReward(
    id: RewardId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly reward: RewardDetail } | NotFound>;
  /** Exchanges points for a reward; final. Idempotent: safe to retry after a lost response, even across a reload. */
  exchange(request: ExchangeRequest, options?: CallOptions): Promise<ExchangeResult>;
  /**
   * The shopper's exchanges, newest first. A page may have fewer items than its size, even none, and still have a next
   * page.
   */
  exchanges(
    query: {
      readonly kind?: RewardKind | undefined;
      readonly state?: ExchangeState | undefined;
      readonly page?: number | undefined;
    },
    options?: CallOptions,
  ): Promise<Page<Exchange>>;
  findExchange(
    id: ExchangeId,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly exchange: ExchangeDetail } | NotFound>;
  /** Every movement of the shopper's points, newest first. */
  ledger(query: { readonly page?: number | undefined }, options?: CallOptions): Promise<Page<PointsEntry>>;
  /** The shopper's current points. */
  balance(options?: CallOptions): Promise<number>;
}

const orders = {
  recommended: 'weigh',
  points: 'score',
  redeemed: 'sales',
  newest: 'createtime',
} as const;

/** `waiting` is two wire states, which cannot be requested together. */
const stateFilters: Readonly<Record<ExchangeState, Pick<InputOf<typeof scoreMyExchange>, 'status' | 'num'>>> =
  {
    waiting: { num: 50 },
    delivered: { status: 'delivered' },
    completed: { status: 'completed' },
    refused: { status: 'rejected' },
  };

export function createPointsApi(http: HttpClient, context: ApiContext): PointsApi {
  return {
    async rewards(query, options) {
      return withinRange(
        toPage(await read(http, scoreExchangeList, toListInput(query), options), toReward),
        query,
      );
    },
    async findReward(id, options) {
      const reply = await http.call(scoreExchangeProductDetail, { id }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', reward: toRewardDetail(getData(scoreExchangeProductDetail, reply)) };
    },
    async exchange({ rewardId, quantity, addressId, model, memo }, options) {
      const input = {
        exchange_id: rewardId,
        nums: quantity,
        address_id: addressId ?? 0,
        model: model ?? '',
        memo: memo ?? '',
      };
      const handled = handling(
        options,
        'POINTS_SHORT',
        'OUT_OF_STOCK',
        'OFF_SHELF',
        'LIMIT_REACHED',
        'NOT_FOUND',
        'VALIDATION',
      );
      const reply = await callKeyed(http, context, scoreExchange, input, handled);
      if (reply.status === 'refused') return toExchangeRefusal(reply);
      return {
        status: 'ok',
        id: toBrandedOrUndefined<ExchangeId>(reply.data?.id ?? null),
        points: reply.data?.score,
      };
    },
    async exchanges({ kind, state, page }, options) {
      const input = {
        page: page ?? 1,
        ...(kind !== undefined && { type: wireKinds[kind] }),
        ...(state !== undefined && stateFilters[state]),
      };
      const found = toPage(await read(http, scoreMyExchange, input, options), toExchange);
      if (state === undefined) return found;
      return { ...found, items: found.items.filter((exchange) => exchange.state === state) };
    },
    async findExchange(id, options) {
      const reply = await http.call(scoreMyExchangeDetail, { id }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      return { status: 'ok', exchange: toExchangeDetail(getData(scoreMyExchangeDetail, reply)) };
    },
    ledger: async ({ page }, options) =>
      toPage(await read(http, scoreLogs, { page: page ?? 1 }, options), toPointsEntry),
    balance: async (options) => (await read(http, apiUserMoney, {}, options)).score,
  };
}

function toListInput(query: RewardQuery): InputOf<typeof scoreExchangeList> {
  const { kind, keyword, minPoints, maxPoints, orderBy = 'recommended', direction = 'desc' } = query;
  // The wire has no minimum: sorted by price descending, the list ends where it is reached.
  const order =
    minPoints === undefined
      ? { orderby: orders[orderBy], orderway: direction }
      : { orderby: orders.points, orderway: 'desc' as const };
  return {
    page: query.page ?? 1,
    num: query.pageSize ?? 15,
    ...(kind !== undefined && { type: wireKinds[kind] }),
    ...(keyword !== undefined && keyword !== '' && { keyword }),
    ...(maxPoints !== undefined && { score_max: maxPoints }),
    ...order,
  };
}

/** Cuts a page to the requested range; a base server has no maximum either. */
function withinRange(found: RewardPage, { minPoints = 0, maxPoints = Infinity }: RewardQuery): RewardPage {
  const items = found.items.filter(({ points }) => points >= minPoints && points <= maxPoints);
  const isPastEnd = found.items.some(({ points }) => points < minPoints);
  return { ...found, items, hasMore: found.hasMore && !isPastEnd };
}

function toExchangeRefusal(refusal: Refusal): ExchangeResult {
  const { message } = refusal;
  switch (refusal.reason) {
    case 'POINTS_SHORT':
      return { status: 'points-short', have: readData(pointsShortData, refusal)?.have, message };
    case 'OUT_OF_STOCK':
      return { status: 'out-of-stock', left: readData(outOfStockData, refusal)?.lines[0]?.left, message };
    case 'OFF_SHELF':
      return { status: 'off-shelf', message };
    case 'LIMIT_REACHED':
      return { status: 'limit-reached', limit: readData(limitReachedData, refusal)?.limit, message };
    case 'NOT_FOUND':
      return { status: 'not-found' };
    case 'UPGRADE_REQUIRED':
      return { status: 'upgrade-required', minimum: getMinimum(refusal) };
    default:
      return toFieldRefusal(refusal);
  }
}

function toFieldRefusal(refusal: Refusal): ExchangeResult {
  const refused = toRefused(refusal);
  const { fields, message } = refused;
  if ('address_id' in fields) return { status: 'address-needed', message };
  return 'model' in fields ? { status: 'model-needed', message } : refused;
}
