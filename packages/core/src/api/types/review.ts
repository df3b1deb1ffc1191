import type { AttributePair, Comment } from './goods.ts';
import type { EpochMs, GoodsId, Id, OrderLineId, OrderNumber } from './ids.ts';
import type { Page } from './results.ts';

export type ReviewId = Id<'review'>;

/** Which reviews of a product are listed. */
export type ReviewFilter = 'all' | 'media' | 'replied';

/** A published review of a product. */
export interface Review extends Comment {
  readonly id: ReviewId;
  readonly goodsId: GoodsId;
  /** Replies that everybody sees, the merchant's among them. */
  readonly replyCount: number;
  /** Language of the merchant's reply, '' if unknown. */
  readonly replyLanguage: string;
}

/** What all reviews of a product say together. */
export interface ReviewDigest {
  readonly counts: Readonly<Record<ReviewFilter, number>>;
  /** Average of all stars, one decimal. */
  readonly star: number;
  /** How many gave five stars, four, three, two, one; empty where the shop does not say. */
  readonly starCounts: readonly number[];
  /** `counts` of the reviews with the chosen stars; undefined where the shop cannot list those alone. */
  readonly countsWithin?: Readonly<Record<ReviewFilter, number>> | undefined;
  /** Percent of the reviews with four or five stars. */
  readonly favourablePercent: number;
}

/** A page of the reviews of a product. */
export type ReviewPage = Page<Review> & {
  /** Undefined if the shop has no such product. */
  readonly digest: ReviewDigest | undefined;
};

/** A reply to a review: of the merchant, or of a shopper. */
export interface ReviewReply {
  readonly id: ReviewId;
  readonly content: string;
  /** Language of the content, '' if unknown. */
  readonly language: string;
  readonly author: { readonly nickname: string; readonly avatarUrl: string };
  readonly isMerchant: boolean;
  readonly createdAt: EpochMs | undefined;
}

/** A review of the shopper's own. */
export interface OwnReview extends Review {
  readonly goods: { readonly title: string; readonly imageUrl: string };
  /** Held for review: nobody else sees it yet. */
  readonly isHeld: boolean;
  /** Why the shop does not show it; '' unless it has refused or hidden it. */
  readonly refusal: string;
}

/** A line of an order that waits for its review. */
export interface WaitingLine {
  readonly id: OrderLineId;
  readonly orderNumber: OrderNumber;
  readonly goodsId: GoodsId;
  readonly title: string;
  readonly imageUrl: string;
  readonly attributes: readonly AttributePair[];
}

/** What a shopper says about a line of an order. */
export interface ReviewDraft {
  readonly lineId: OrderLineId;
  readonly goodsId: GoodsId;
  /** 1 to 5. */
  readonly star: number;
  /** At least 5 characters. */
  readonly content: string;
  /** Addresses as the upload answered them, 9 at most. */
  readonly imageUrls: readonly string[];
  /** Address as the upload answered it, '' for none. */
  readonly videoUrl: string;
}
