import { limits } from '../rules/limits.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integer, integerChoice, optional, text as textField, textChoice } from './fields.ts';
import { count, list, nothing, pageOf, text } from './outputs.ts';
import { page, pageSize } from './paging.ts';
import { commentShape } from './shapes/comment.ts';
import { orderLineShape } from './shapes/order.ts';
import { uploadedFile, uploadedFiles } from './upload.ts';

/** Maximum number of pictures of a review. */
export const maxReviewImages = 9;

/** Minimum length of a review. */
export const minReviewLength = limits.reviewTextLength;

const goodsDigest = v.nullish(v.object({ id: v.number(), title: text, image: text }), null);

/** One of the shopper's own reviews, with its product; `hidden` while it awaits moderation. */
const ownCommentShape = v.object({
  ...commentShape.entries,
  goods: goodsDigest,
  status: text,
  refusal: text,
});

/** Reviews of a product; with `pid` the replies to one review. */
export const commentIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.comment/index',
  access: 'open',
  input: v.pipe(
    v.object({
      goods_id: optional(id(), null),
      page,
      pid: optional(id(), null),
      pagesize: pageSize(10),
      /** Default: texts in the reader's language first, then the newest. */
      orderby: optional(textChoice(['createtime', 'star', 'comments']), null),
      orderway: optional(textChoice(['asc', 'desc']), 'desc'),
      /** 0 all, 1 with image or video, 2 with a reply of the shop. */
      type: optional(integerChoice([0, 1, 2]), 0),
      /** Ours: only reviews with this many stars; default: all. */
      star: optional(integer(1, 5), null),
    }),
    v.forward(
      v.partialCheck(
        [['goods_id'], ['pid']],
        (fields) => fields.goods_id !== null || fields.pid !== null,
        'required',
      ),
      ['goods_id'],
    ),
  ),
  output: v.object({
    ...pageOf(commentShape).entries,
    counts: v.nullish(v.object({ all: count, media: count, replied: count }), {}),
    /** Average of all published reviews. */
    star: v.nullish(v.number(), 5),
    /** Ours: numbers of published reviews with five, four, three, two and one stars. */
    stars: list(count),
    /** Ours: `counts` for the requested stars; the same as `counts` without `star`. */
    counts_within: v.nullish(v.object({ all: count, media: count, replied: count }), null),
    /** Percent of published reviews with four or five stars. */
    favor_rate: v.nullish(v.number(), 100),
    /** The review with the id `pid`. */
    comment: v.nullish(commentShape, null),
  }),
  refusals: ['NOT_FOUND'],
});

const remark = v.object(
  {
    goods_id: id(),
    /** Order line; distinguishes lines of the same product. */
    id: optional(id(), null),
    star: integer(1, 5),
    content: textField({ minimum: minReviewLength, maximum: 1000 }),
    images: optional(uploadedFiles(maxReviewImages), []),
    video: optional(uploadedFile(), ''),
  },
  'type',
);

/** Reviews all lines of an order together, once. Awaits moderation. */
export const commentAdd = endpoint({
  method: 'POST',
  path: '/addons/shop/api.comment/add',
  access: 'shopper',
  input: v.object({
    order_sn: textField({ maximum: 40, pattern: /^[\dA-Za-z]+$/ }),
    remark: v.pipe(v.array(remark, 'type'), v.minLength(1, 'required'), v.maxLength(200, 'length')),
    /** Base sends 0; follow-ups have their own call. */
    pid: optional(integer(0, 0), 0),
  }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE', 'LIMIT_REACHED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** Adds a follow-up to a review. Awaits moderation. */
export const commentReply = endpoint({
  method: 'POST',
  path: '/addons/shop/api.comment/reply',
  access: 'shopper',
  input: v.object({ pid: id(), content: textField({ maximum: 500 }) }),
  output: nothing,
  refusals: ['NOT_FOUND', 'LIMIT_REACHED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** The shopper's reviews. */
export const commentMyList = endpoint({
  method: 'GET',
  path: '/addons/shop/api.comment/myList',
  access: 'shopper',
  input: v.object({ page }),
  output: pageOf(ownCommentShape),
  refusals: [],
});

/** Order lines that can be reviewed (status 0), or the shopper's reviews (1). */
export const commentMyListPost = endpoint({
  method: 'POST',
  path: '/addons/shop/api.comment/myList',
  access: 'shopper',
  input: v.object({ status: integerChoice([0, 1]), page, num: pageSize(10) }),
  output: v.union([pageOf(orderLineShape), pageOf(ownCommentShape)]),
  refusals: [],
});
