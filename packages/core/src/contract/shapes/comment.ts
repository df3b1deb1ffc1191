import * as v from 'valibot';
import { count, list, text, time } from '../outputs.ts';

const author = v.nullish(v.object({ id: count, nickname: text, avatar: text }), {});

const entries = {
  id: v.number(),
  pid: count,
  user_id: count,
  order_id: count,
  goods_id: count,
  star: v.nullish(v.number(), 5),
  content: text,
  comments: count,
  images: list(v.string()),
  createtime: time,
  updatetime: time,
  user: author,
  video: text,
  sku_attr: text,
  lang: text,
  /** Set for the shop's own replies. */
  manage: v.nullish(v.object({ id: count, nickname: text }), null),
};

/** A review with its replies. */
export const commentShape = v.object({ ...entries, reply: list(v.object(entries)) });

/** An answer to a question. */
export const answerShape = v.object({
  id: v.number(),
  ask_id: count,
  user: author,
  content: text,
  /** 1 if the author bought the product. */
  is_buy: count,
  createtime: time,
  lang: text,
});

/** A question with its best answers. */
export const questionShape = v.object({
  id: v.number(),
  goods_id: count,
  user: author,
  content: text,
  type: count,
  answer_nums: count,
  answer: list(answerShape),
  can_answer: count,
  createtime: time,
  lang: text,
});
