import type { ExchangeId, RewardId, RewardKind } from '@pawlet/core/api';

/** A view of the points mall, with its parameters. */
export type PointsView =
  | { readonly name: 'home' }
  | { readonly name: 'reward'; readonly rewardId: RewardId }
  | {
      readonly name: 'confirm';
      readonly rewardId: RewardId;
      readonly quantity: number;
      /** Undefined for a reward without models. */
      readonly model: string | undefined;
    }
  | {
      readonly name: 'done';
      readonly kind: RewardKind;
      /** Undefined with a base server. */
      readonly exchangeId: ExchangeId | undefined;
    }
  | { readonly name: 'exchanges' }
  | { readonly name: 'exchange'; readonly exchangeId: ExchangeId }
  | { readonly name: 'ledger' }
  | { readonly name: 'rules' };

/** The storefront route of a view. */
export function pointsRoute(view: PointsView): string {
  switch (view.name) {
    case 'home':
      return '/pages/integral/index';
    case 'reward':
      return `/pages/integral/detail?id=${view.rewardId}`;
    case 'confirm': {
      const model = view.model === undefined ? '' : `&model=${encodeURIComponent(view.model)}`;
      return `/pages/integral/order?id=${view.rewardId}&nums=${view.quantity}${model}`;
    }
    case 'done':
      return `/pages/integral/successfulExchange${view.exchangeId === undefined ? '' : `?id=${view.exchangeId}`}`;
    case 'exchanges':
      return '/pages/integral/exchangeList';
    case 'exchange':
      return `/pages/integral/interDetail?id=${view.exchangeId}`;
    case 'ledger':
      return '/pages/integral/integralList';
    case 'rules':
      return '/pages/integral/rule';
  }
}
