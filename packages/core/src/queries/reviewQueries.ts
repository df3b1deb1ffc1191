import type { ProductId } from '../api/types/ids.ts';
import type {
  OwnReview,
  Review,
  ReviewFilter,
  ReviewId,
  ReviewPage,
  ReviewReply,
  WaitingLine,
} from '../api/types/review.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** A review and a page of its replies. */
export interface ReviewThread {
  readonly items: readonly ReviewReply[];
  readonly hasMore: boolean;
  /** Undefined if there is none. */
  readonly review: Review | undefined;
}

/** Reviews of products. */
export const reviewQueries = {
  /** Reviews of a product, optionally with a number of stars. */
  ofProduct: (goodsId: ProductId, filter: ReviewFilter, star?: number): PagedQuery<Review, ReviewPage> => ({
    key: ['reviews', goodsId, filter, star ?? 0],
    loadPage: ({ reviews }, page, options) => reviews.list({ goodsId, filter, star, page }, options),
    tags: ['reviews'],
  }),
  /** One review with its replies. */
  thread: (id: ReviewId): PagedQuery<ReviewReply, ReviewThread> => ({
    key: ['review', id],
    loadPage: async ({ reviews }, page, options) => {
      const found = await reviews.find(id, page, options);
      if (found.status !== 'ok') return { items: [], hasMore: false, review: undefined };
      const { items, hasMore } = found.replies;
      return { items, hasMore, review: found.review };
    },
    tags: ['reviews'],
  }),
  /** Order lines that the shopper can review. */
  waiting: (): PagedQuery<WaitingLine, Page<WaitingLine>> => ({
    key: ['reviews-waiting'],
    loadPage: ({ reviews }, page, options) => reviews.waiting(page, options),
    tags: ['reviews'],
  }),
  /** The shopper's own reviews. */
  own: (): PagedQuery<OwnReview, Page<OwnReview>> => ({
    key: ['reviews-mine'],
    loadPage: ({ reviews }, page, options) => reviews.mine(page, options),
    tags: ['reviews'],
  }),
};
