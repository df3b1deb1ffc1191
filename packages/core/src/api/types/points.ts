import type { AddressId, EpochMs, Id } from './ids.ts';
import type { NotFound, Page, Refused, UpgradeRequired } from './results.ts';

export type RewardId = Id<'reward'>;
export type ExchangeId = Id<'exchange'>;
export type PointsEntryId = Id<'points-entry'>;

/** Digital rewards are issued as a coupon or code; physical ones are shipped. */
export type RewardKind = 'digital' | 'physical';

/** A reward in a list. */
export interface Reward {
  readonly id: RewardId;
  readonly kind: RewardKind;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  /** Points for one unit. */
  readonly points: number;
  readonly stock: number;
  /** Units exchanged so far. */
  readonly redeemedCount: number;
}

/** A reward with all details. */
export interface RewardDetail extends Reward {
  /** HTML as sent by the server: sanitise before rendering. */
  readonly contentHtml: string;
  /** Absolute URLs, the main picture first. */
  readonly imageUrls: readonly string[];
  /** Names of the available models; empty for none. */
  readonly models: readonly string[];
  /** Maximum quantity per person; undefined for no limit. */
  readonly limit: number | undefined;
}

/** Filters and order of rewards. */
export interface RewardQuery {
  /** @default both */
  readonly kind?: RewardKind | undefined;
  readonly keyword?: string | undefined;
  /** Minimum points for one unit. When set, rewards are sorted by points descending, whatever `orderBy` is. */
  readonly minPoints?: number | undefined;
  /** Maximum points for one unit. */
  readonly maxPoints?: number | undefined;
  /** @default 'recommended' */
  readonly orderBy?: 'recommended' | 'points' | 'redeemed' | 'newest' | undefined;
  /** @default 'desc' */
  readonly direction?: 'asc' | 'desc' | undefined;
  /** 1-based. @default 1 */
  readonly page?: number | undefined;
  /** @default 15 */
  readonly pageSize?: number | undefined;
}

/** A page of rewards; `total` ignores `minPoints`. */
export type RewardPage = Page<Reward>;

/** Data of an exchange. */
export interface ExchangeRequest {
  readonly rewardId: RewardId;
  readonly quantity: number;
  /** Address for a physical reward. */
  readonly addressId?: AddressId | undefined;
  /** Required where the reward has models. */
  readonly model?: string | undefined;
  /** A note for the shop. */
  readonly memo?: string | undefined;
}

/** Result of an exchange; nothing was charged unless it is `ok`. */
export type ExchangeResult =
  | {
      readonly status: 'ok';
      /** Undefined with a base server. */
      readonly id: ExchangeId | undefined;
      /** New balance; undefined with a base server. */
      readonly points: number | undefined;
    }
  | {
      readonly status: 'points-short';
      /** Balance according to the server; undefined if it was not sent. */
      readonly have: number | undefined;
      readonly message: string;
    }
  | {
      readonly status: 'out-of-stock';
      /** Units left; undefined if the server did not send it. */
      readonly left: number | undefined;
      readonly message: string;
    }
  /** The reward is no longer offered. */
  | { readonly status: 'off-shelf'; readonly message: string }
  /** The shopper has reached the maximum per person. */
  | { readonly status: 'limit-reached'; readonly limit: number | undefined; readonly message: string }
  | { readonly status: 'address-needed'; readonly message: string }
  /** The model is missing or unknown. */
  | { readonly status: 'model-needed'; readonly message: string }
  /** The reward or the address no longer exists: reload both. */
  | NotFound
  | UpgradeRequired
  | Refused;

/** State of an exchange. */
export type ExchangeState = 'waiting' | 'delivered' | 'completed' | 'refused';

/** An exchange in a list. */
export interface Exchange {
  readonly id: ExchangeId;
  /** Number for support; '' with a base server. */
  readonly number: string;
  readonly state: ExchangeState;
  readonly kind: RewardKind;
  readonly rewardId: RewardId | undefined;
  readonly title: string;
  readonly imageUrl: string;
  /** '' without models. */
  readonly model: string;
  readonly quantity: number;
  /** Points for all units. */
  readonly points: number;
  /** Why it was refused, '' otherwise. */
  readonly reason: string;
  /** '' until it is shipped. */
  readonly carrier: string;
  /** '' until it is shipped. */
  readonly trackingNumber: string;
  /** Code of a digital reward; '' for none. */
  readonly code: string;
  readonly createdAt: EpochMs | undefined;
}

/** An exchange with all details. */
export interface ExchangeDetail extends Exchange {
  readonly receiver: string;
  readonly mobile: string;
  /** One line, region included. */
  readonly address: string;
  readonly memo: string;
}

/** A change of the points balance. */
export interface PointsEntry {
  readonly id: PointsEntryId;
  /** Positive when earned, negative when spent. */
  readonly change: number;
  readonly before: number;
  readonly after: number;
  /** Reason, in the shopper's language. */
  readonly reason: string;
  readonly at: EpochMs | undefined;
}
