import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integerChoice, text as textField } from './fields.ts';
import { list, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';
import { answerShape, questionShape } from './shapes/comment.ts';

const held = v.object({ id: v.number(), status: text });

/** Questions about a product. */
export const goodsAskGetAskLists = endpoint({
  method: 'GET',
  path: '/addons/shop/api.goods_ask/getAskLists',
  access: 'open',
  input: v.object({ goods_id: id(), page, num: pageSize(10) }),
  output: pageOf(questionShape),
  refusals: [],
});

/** Asks a question; it is published after moderation. */
export const goodsAskAddAskData = endpoint({
  method: 'POST',
  path: '/addons/shop/api.goods_ask/addAskData',
  access: 'shopper',
  input: v.object({
    goods_id: id(),
    content: textField({ maximum: 200 }),
    /** 1 everyone, 2 past buyers may answer. */
    type: integerChoice([1, 2]),
  }),
  output: held,
  refusals: ['NOT_FOUND', 'LIMIT_REACHED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** Questions received, the shopper's own, or those the shopper answered. */
export const goodsAskGetMyAskLists = endpoint({
  method: 'POST',
  path: '/addons/shop/api.goods_ask/getMyAskLists',
  access: 'shopper',
  input: v.object({
    /** 1 received, 2 my questions, 3 my answers. */
    type: integerChoice([1, 2, 3]),
    page,
    num: pageSize(10),
  }),
  output: pageOf(
    v.object({
      ...questionShape.entries,
      goods: v.nullish(v.object({ id: v.number(), title: text, image: text }), null),
      status: text,
      refusal: text,
      /** With type 3. */
      my_answer: v.nullish(
        v.object({
          id: v.number(),
          content: text,
          lang: text,
          status: text,
          refusal: text,
          createtime: time,
        }),
        null,
      ),
    }),
  ),
  refusals: [],
});

/** Answers a question; the answer is published after moderation. */
export const goodsAskAddAskAnswerData = endpoint({
  method: 'POST',
  path: '/addons/shop/api.goods_ask/addAskAnswerData',
  access: 'shopper',
  input: v.object({ ask_id: id(), content: textField({ maximum: 500 }) }),
  output: held,
  refusals: ['NOT_FOUND', 'LIMIT_REACHED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/**
 * One question with its answers. Ours: authors also get their own unpublished answers, marked as such; otherwise a
 * returning shopper would not see the answer and write it again.
 */
export const goodsAskGetAskAnswerLists = endpoint({
  method: 'POST',
  path: '/addons/shop/api.goods_ask/getAskAnswerLists',
  access: 'open',
  input: v.object({ ask_id: id(), page, num: pageSize(10) }),
  output: v.object({
    /** `status` and `refusal` as in the own lists; an unpublished question is visible to its author only. */
    ask: v.object({ ...questionShape.entries, status: text, refusal: text }),
    list: pageOf(answerShape),
    /** The shopper's own answers that await moderation or were refused, newest first; not in `list`. */
    own: list(v.object({ ...answerShape.entries, refusal: text })),
  }),
  refusals: ['NOT_FOUND'],
});
