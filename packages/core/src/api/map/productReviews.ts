import type { InferOutput } from 'valibot';
import type { commentShape, questionShape } from '../../contract/shapes/comment.ts';
import type { Comment } from '../types/product.ts';
import type { Question } from '../types/question.ts';
import type { ProductId, QuestionId } from '../types/ids.ts';
import { toAttributes } from './attributes.ts';
import { toBranded, toTime } from './values.ts';

export function toComment(data: InferOutput<typeof commentShape>): Comment {
  const reply = data.reply.find(({ manage }) => manage !== null);
  return {
    id: data.id,
    star: Math.min(5, Math.max(1, Math.round(data.star))),
    content: data.content,
    language: data.lang,
    imageUrls: data.images,
    videoUrl: data.video,
    attributes: toAttributes(data.sku_attr),
    author: { nickname: data.user.nickname, avatarUrl: data.user.avatar },
    createdAt: toTime(data.createtime),
    merchantReply: reply?.content ?? '',
    merchantReplyId: reply?.id,
  };
}

export function toQuestion(data: InferOutput<typeof questionShape>): Question {
  const best = data.answer[0];
  return {
    id: toBranded<QuestionId>(data.id),
    goodsId: toBranded<ProductId>(data.goods_id),
    content: data.content,
    language: data.lang,
    author: { nickname: data.user.nickname, avatarUrl: data.user.avatar },
    answerCount: data.answer_nums,
    bestAnswer:
      best === undefined
        ? undefined
        : { id: best.id, content: best.content, language: best.lang, isBuyer: best.is_buy === 1 },
    audience: data.type === 2 ? 'buyers' : 'everyone',
    canAnswer: data.can_answer === 1,
    createdAt: toTime(data.createtime),
  };
}
