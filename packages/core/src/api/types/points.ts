import type { AddressId, EpochMs, Id } from './ids.ts';
import type { NotFound, Page, Refused, UpgradeRequired } from './results.ts';

export type RewardId = Id<'reward'>;
export type ExchangeId = Id<'exchange'>;
export type PointsEntryId = Id<'points-entry'>;

/** Digital rewards are issued, as a coupon or a code; physical ones are sent. */
export type RewardKind = 'digital' | 'physical';

/** Something that points are exchanged for, in a list. */
export interface Reward {
  readonly id: RewardId;
  readonly kind: RewardKind;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  /** Points for one piece. */
  readonly points: number;
  readonly stock: number;
  /** Pieces that shoppers have exchanged so far. */
  readonly redeemedCount: number;
}

/** Everything about a reward. */
export interface RewardDetail extends Reward {
  /** As the shop wrote it: sanitise before use. */
  readonly contentHtml: string;
  /** Absolute addresses, the main picture first. */
  readonly imageUrls: readonly string[];
  /** Names of the models to choose from; empty for none. */
  readonly models: readonly string[];
  /** Most pieces a person; undefined for no limit. */
  readonly limit: number | undefined;
}

/** Which rewards are wanted, in which order. */
export interface RewardQuery {
  /** @default both */
  readonly kind?: RewardKind | undefined;
  readonly keyword?: string | undefined;
  /** Fewest points for one piece. With it the dearest come first, whatever `orderBy` says. */
  readonly minPoints?: number | undefined;
  /** Most points for one piece. */
  readonly maxPoints?: number | undefined;
  /** @default 'recommended' */
  readonly orderBy?: 'recommended' | 'points' | 'redeemed' | 'newest' | undefined;
  /** @default 'desc' */
  readonly direction?: 'asc' | 'desc' | undefined;
  /** Counted from 1. @default 1 */
  readonly page?: number | undefined;
  /** @default 15 */
  readonly pageSize?: number | undefined;
}

/** Rewards of one page; `total` does not know of `minPoints`. */
export type RewardPage = Page<Reward>;

/** What an exchange is made of. */
export interface ExchangeRequest {
  readonly rewardId: RewardId;
  readonly quantity: number;
  /** Where a physical reward goes. */
  readonly addressId?: AddressId | undefined;
  /** Needed where the reward has models. */
  readonly model?: string | undefined;
  /** A note for the shop. */
  readonly memo?: string | undefined;
}

/** How an exchange went; after anything but `ok` nothing was taken. */
export type ExchangeResult =
  | {
      readonly status: 'ok';
      /** Undefined from a base server, which does not tell. */
      readonly id: ExchangeId | undefined;
      /** New balance; undefined from a base server. */
      readonly points: number | undefined;
    }
  | {
      readonly status: 'points-short';
      /** Balance by the server's word; undefined if it did not say. */
      readonly have: number | undefined;
      readonly message: string;
    }
  | {
      readonly status: 'out-of-stock';
      /** Pieces left; undefined if the server did not say. */
      readonly left: number | undefined;
      readonly message: string;
    }
  /** The reward is no longer offered. */
  | { readonly status: 'off-shelf'; readonly message: string }
  /** She has as many as one person may have. */
  | { readonly status: 'limit-reached'; readonly limit: number | undefined; readonly message: string }
  | { readonly status: 'address-needed'; readonly message: string }
  /** No model was chosen, or one that does not exist. */
  | { readonly status: 'model-needed'; readonly message: string }
  /** The reward or the address is gone: read both again. */
  | NotFound
  | UpgradeRequired
  | Refused;

/** How an exchange stands. */
export type ExchangeState = 'waiting' | 'delivered' | 'completed' | 'refused';

/** An exchange in a list. */
export interface Exchange {
  readonly id: ExchangeId;
  /** The number that people say; '' from a base server. */
  readonly number: string;
  readonly state: ExchangeState;
  readonly kind: RewardKind;
  readonly rewardId: RewardId | undefined;
  readonly title: string;
  readonly imageUrl: string;
  /** '' where there was none to choose. */
  readonly model: string;
  readonly quantity: number;
  /** Points for all pieces. */
  readonly points: number;
  /** Why it was refused, '' unless it was. */
  readonly reason: string;
  /** '' until it is shipped. */
  readonly carrier: string;
  /** '' until it is shipped. */
  readonly trackingNumber: string;
  /** Code that a digital reward brought; '' for none. */
  readonly code: string;
  readonly createdAt: EpochMs | undefined;
}

/** Everything about an exchange. */
export interface ExchangeDetail extends Exchange {
  readonly receiver: string;
  readonly mobile: string;
  /** One line, region included. */
  readonly address: string;
  readonly memo: string;
}

/** One movement of points. */
export interface PointsEntry {
  readonly id: PointsEntryId;
  /** Came (positive) or went (negative). */
  readonly change: number;
  readonly before: number;
  readonly after: number;
  /** What for, in the shopper's language. */
  readonly reason: string;
  readonly at: EpochMs | undefined;
}
