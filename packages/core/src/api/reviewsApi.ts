import {
  commentAdd,
  commentIndex,
  commentMyList,
  commentMyListPost,
  commentReply,
} from '../contract/comment.ts';
import type { OutputOf } from '../contract/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toOwnReview, toReply, toReview, toWaitingLine } from './map/reviews.ts';
import { toPage } from './map/page.ts';
import { toChangeResult } from './orderResults.ts';
import type { ChangeResult } from './orderResults.ts';
import type { ProductId, OrderNumber } from './types/ids.ts';
import type { Done, NotFound, Page, Refused } from './types/results.ts';
import type {
  OwnReview,
  Review,
  ReviewDraft,
  ReviewFilter,
  ReviewId,
  ReviewPage,
  ReviewReply,
  WaitingLine,
} from './types/review.ts';
import { getData, read } from './read.ts';

export interface ReviewsApi {
  /** The published reviews of a product and their summary; also for visitors. */
  list(
    query: {
      readonly goodsId: ProductId;
      readonly filter?: ReviewFilter | undefined;
      /** Only reviews with this many stars, 1 to 5. @default all */
      readonly star?: number | undefined;
      readonly page?: number | undefined;
    },
    options?: CallOptions,
  ): Promise<ReviewPage>;
  /** One published review and a page of its replies, oldest first. */
  find(
    id: ReviewId,
    page?: number,
    options?: CallOptions,
  ): Promise<
    { readonly status: 'ok'; readonly review: Review; readonly replies: Page<ReviewReply> } | NotFound
  >;
  /** Order lines that can be reviewed. */
  waiting(page: number, options?: CallOptions): Promise<Page<WaitingLine>>;
  /** The shopper's own reviews, newest first. */
  mine(page: number, options?: CallOptions): Promise<Page<OwnReview>>;
  /**
   * Submits the reviews of an order together; they await moderation. Idempotent: safe to retry after a lost response,
   * even across a reload.
   */
  add(
    review: { readonly orderNumber: OrderNumber; readonly lines: readonly ReviewDraft[] },
    options?: CallOptions,
  ): Promise<ChangeResult>;
  /** Adds a follow-up to a review; it awaits moderation. */
  reply(id: ReviewId, content: string, options?: CallOptions): Promise<Done | NotFound | Refused>;
}

const filters: Readonly<Record<ReviewFilter, 0 | 1 | 2>> = { all: 0, media: 1, replied: 2 };

export function createReviewsApi(http: HttpClient, context: ApiContext): ReviewsApi {
  return {
    async list({ goodsId, filter = 'all', star, page = 1 }, options) {
      const input = { goods_id: goodsId, type: filters[filter], ...(star !== undefined && { star }), page };
      const reply = await http.call(commentIndex, input, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') {
        return { items: [], total: 0, page, pageSize: 0, hasMore: false, digest: undefined };
      }
      const data = getData(commentIndex, reply);
      const { all, media, replied } = data.counts;
      const digest = {
        counts: { all, media, replied },
        star: data.star,
        starCounts: data.stars,
        countsWithin: data.counts_within ?? undefined,
        favourablePercent: data.favor_rate,
      };
      return { ...toPage(data, toReview), digest };
    },
    async find(id, page = 1, options) {
      const reply = await http.call(commentIndex, { pid: id, page }, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const data = getData(commentIndex, reply);
      // A base server has only the replies.
      if (data.comment === null) return { status: 'not-found' };
      return { status: 'ok', review: toReview(data.comment), replies: toPage(data, toReply) };
    },
    async waiting(page, options) {
      const data = await read(http, commentMyListPost, { status: 0, page }, options);
      return toPage({ ...data, data: [...data.data].filter(isLine) }, toWaitingLine);
    },
    mine: async (page, options) => toPage(await read(http, commentMyList, { page }, options), toOwnReview),
    async add({ orderNumber, lines }, options) {
      const input = {
        order_sn: orderNumber,
        remark: lines.map(({ lineId, goodsId, star, content, imageUrls, videoUrl }) => ({
          id: lineId,
          goods_id: goodsId,
          star,
          content,
          images: imageUrls.join(','),
          video: videoUrl,
        })),
      };
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE');
      return toChangeResult(await callKeyed(http, context, commentAdd, input, handled));
    },
    async reply(id, content, options) {
      const input = { pid: id, content };
      const reply = await callKeyed(http, context, commentReply, input, handling(options, 'NOT_FOUND'));
      if (reply.status === 'ok') return { status: 'ok' };
      return reply.reason === 'NOT_FOUND' ? { status: 'not-found' } : toRefused(reply);
    },
  };
}

type Listed = OutputOf<typeof commentMyListPost>['data'][number];

/** The same endpoint lists lines and reviews. */
function isLine(row: Listed): row is Extract<Listed, { readonly order_sn: string }> {
  return 'order_sn' in row;
}
