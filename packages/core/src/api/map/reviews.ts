import type { InferOutput } from 'valibot';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { commentMyList } from '../../contract/comment.ts';
import type { commentShape } from '../../contract/shapes/comment.ts';
import type { orderLineShape } from '../../contract/shapes/order.ts';
import type { ProductId, OrderLineId, OrderNumber } from '../types/ids.ts';
import type { OwnReview, Review, ReviewId, ReviewReply, WaitingLine } from '../types/review.ts';
import { toComment } from './productReviews.ts';
import { toAttributes } from './attributes.ts';
import { toBranded, toTime } from './values.ts';

type CommentData = InferOutput<typeof commentShape>;

export function toReview(data: CommentData): Review {
  return {
    ...toComment(data),
    id: toBranded<ReviewId>(data.id),
    goodsId: toBranded<ProductId>(data.goods_id),
    replyCount: Math.max(data.comments, data.reply.length),
    replyLanguage: data.reply.find((reply) => reply.manage !== null)?.lang ?? '',
  };
}

export function toReply(data: CommentData): ReviewReply {
  return {
    id: toBranded<ReviewId>(data.id),
    content: data.content,
    language: data.lang,
    author: { nickname: data.user.nickname, avatarUrl: data.user.avatar },
    isMerchant: data.manage !== null,
    createdAt: toTime(data.createtime),
  };
}

export function toOwnReview(data: OutputOf<typeof commentMyList>['data'][number]): OwnReview {
  return {
    ...toReview(data),
    goods: { title: data.goods?.title ?? '', imageUrl: data.goods?.image ?? '' },
    isHeld: data.status === 'hidden',
    refusal: data.refusal,
  };
}

export function toWaitingLine(data: InferOutput<typeof orderLineShape>): WaitingLine {
  return {
    id: toBranded<OrderLineId>(data.id),
    orderNumber: data.order_sn as OrderNumber,
    goodsId: toBranded<ProductId>(data.goods_id),
    title: data.title,
    imageUrl: data.image,
    attributes: toAttributes(data.attrdata),
  };
}
