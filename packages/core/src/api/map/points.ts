import type { OutputOf } from '../../contract/endpoint.ts';
import type {
  scoreExchangeList,
  scoreExchangeProductDetail,
  scoreLogs,
  scoreMyExchange,
  scoreMyExchangeDetail,
} from '../../contract/score.ts';
import type {
  Exchange,
  ExchangeDetail,
  ExchangeId,
  ExchangeState,
  PointsEntry,
  PointsEntryId,
  Reward,
  RewardDetail,
  RewardId,
  RewardKind,
} from '../types/points.ts';
import { toBranded, toBrandedOrUndefined, toTime } from './values.ts';

type RewardData = OutputOf<typeof scoreExchangeList>['data'][number];
type ExchangeData = OutputOf<typeof scoreMyExchange>['data'][number];
type EntryData = OutputOf<typeof scoreLogs>['data'][number];

/** Wire names of the reward kinds. */
export const wireKinds = { digital: 'virtual', physical: 'reality' } as const satisfies Record<
  RewardKind,
  string
>;

const states: Readonly<Record<string, ExchangeState>> = {
  created: 'waiting',
  inprogress: 'waiting',
  delivered: 'delivered',
  completed: 'completed',
  rejected: 'refused',
};

function toKind(type: string): RewardKind {
  return type === wireKinds.digital ? 'digital' : 'physical';
}

export function toReward(data: RewardData): Reward {
  return {
    id: toBranded<RewardId>(data.id),
    kind: toKind(data.type),
    title: data.title,
    description: data.description,
    imageUrl: data.image,
    points: data.score,
    stock: data.stocks,
    redeemedCount: data.sales,
  };
}

export function toRewardDetail(data: OutputOf<typeof scoreExchangeProductDetail>): RewardDetail {
  return {
    ...toReward(data),
    contentHtml: data.content,
    imageUrls: data.images.length > 0 ? data.images : [data.image].filter((url) => url !== ''),
    models: data.models,
    limit: data.limit > 0 ? data.limit : undefined,
  };
}

export function toExchange(data: ExchangeData): Exchange {
  const kind = toKind(data.type);
  return {
    id: toBranded<ExchangeId>(data.id),
    number: data.orderid,
    // A state known only to a base server counts as undecided.
    state: states[data.status] ?? 'waiting',
    kind,
    rewardId: toBrandedOrUndefined<RewardId>(data.exchange_id),
    title: data.exchange?.title ?? '',
    imageUrl: data.exchange?.image ?? '',
    model: data.model,
    quantity: data.nums,
    points: data.score,
    reason: data.reason,
    carrier: kind === 'physical' ? data.expressname : '',
    trackingNumber: kind === 'physical' ? data.expressno : '',
    code: kind === 'digital' ? data.expressno : '',
    createdAt: toTime(data.createtime),
  };
}

export function toExchangeDetail(data: OutputOf<typeof scoreMyExchangeDetail>): ExchangeDetail {
  const { receiver, mobile, address, memo } = data;
  return { ...toExchange(data), receiver, mobile, address, memo };
}

export function toPointsEntry(data: EntryData): PointsEntry {
  return {
    id: toBranded<PointsEntryId>(data.id),
    change: data.score,
    before: data.before,
    after: data.after,
    reason: data.memo,
    at: toTime(data.createtime),
  };
}
