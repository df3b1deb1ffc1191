import type { AttributePair, Comment } from './product.ts';
import type { EpochMs, ProductId, Id, OrderLineId, OrderNumber } from './ids.ts';
import type { Page } from './results.ts';

export type ReviewId = Id<'review'>;

/** Filter for the reviews of a product. */
export type ReviewFilter = 'all' | 'media' | 'replied';

/** A published review of a product. */
export interface Review extends Comment {
  readonly id: ReviewId;
  readonly goodsId: ProductId;
  /** Number of published replies, including the shop's. */
  readonly replyCount: number;
  /** Language of the shop's reply, '' if unknown. */
  readonly replyLanguage: string;
}

/** Summary of all reviews of a product. */
export interface ReviewDigest {
  readonly counts: Readonly<Record<ReviewFilter, number>>;
  /** Average stars, one decimal. */
  readonly star: number;
  /** Number of reviews with five, four, three, two and one stars; empty where the shop does not send them. */
  readonly starCounts: readonly number[];
  /** `counts` for the chosen stars; undefined where the shop cannot filter by stars. */
  readonly countsWithin?: Readonly<Record<ReviewFilter, number>> | undefined;
  /** Percent of the reviews with four or five stars. */
  readonly favourablePercent: number;
}

/** A page of a product's reviews. */
export type ReviewPage = Page<Review> & {
  /** Undefined if the product does not exist. */
  readonly digest: ReviewDigest | undefined;
};

/** A reply to a review, by the shop or a shopper. */
export interface ReviewReply {
  readonly id: ReviewId;
  readonly content: string;
  /** Language of the content, '' if unknown. */
  readonly language: string;
  readonly author: { readonly nickname: string; readonly avatarUrl: string };
  readonly isMerchant: boolean;
  readonly createdAt: EpochMs | undefined;
}

/** One of the shopper's own reviews. */
export interface OwnReview extends Review {
  readonly goods: { readonly title: string; readonly imageUrl: string };
  /** Awaiting moderation: not visible to others yet. */
  readonly isHeld: boolean;
  /** Why the shop does not show it; '' unless refused or hidden. */
  readonly refusal: string;
}

/** An order line that can be reviewed. */
export interface WaitingLine {
  readonly id: OrderLineId;
  readonly orderNumber: OrderNumber;
  readonly goodsId: ProductId;
  readonly title: string;
  readonly imageUrl: string;
  readonly attributes: readonly AttributePair[];
}

/** A new review of an order line. */
export interface ReviewDraft {
  readonly lineId: OrderLineId;
  readonly goodsId: ProductId;
  /** 1 to 5. */
  readonly star: number;
  /** At least 5 characters. */
  readonly content: string;
  /** URLs returned by the upload, 9 at most. */
  readonly imageUrls: readonly string[];
  /** URL returned by the upload, '' for none. */
  readonly videoUrl: string;
}
