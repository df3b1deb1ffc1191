import type { OutputOf } from '../../contract/endpoint.ts';
import type { goodsAskGetMyAskLists } from '../../contract/goodsAsk.ts';
import type { answerShape } from '../../contract/shapes/comment.ts';
import type { InferOutput } from 'valibot';
import type { AnswerId, ProductId } from '../types/ids.ts';
import type { Answer, OwnQuestion } from '../types/question.ts';
import { toQuestion } from './productReviews.ts';
import { toBranded, toTime } from './values.ts';

/** Pending moderation is `hidden`. */
export function isPublished(status: string): boolean {
  return status !== 'hidden';
}

export function toAnswer(data: InferOutput<typeof answerShape>): Answer {
  return {
    id: toBranded<AnswerId>(data.id),
    content: data.content,
    language: data.lang,
    author: { nickname: data.user.nickname, avatarUrl: data.user.avatar },
    isBuyer: data.is_buy === 1,
    createdAt: toTime(data.createtime),
  };
}

export function toOwnQuestion(data: OutputOf<typeof goodsAskGetMyAskLists>['data'][number]): OwnQuestion {
  const { goods: product, my_answer: own } = data;
  return {
    ...toQuestion(data),
    isPublished: isPublished(data.status),
    refusal: data.refusal,
    goods:
      product === null
        ? undefined
        : { id: toBranded<ProductId>(product.id), title: product.title, imageUrl: product.image },
    ownAnswer:
      own === null
        ? undefined
        : {
            id: toBranded<AnswerId>(own.id),
            content: own.content,
            language: own.lang,
            isPublished: isPublished(own.status),
            refusal: own.refusal,
            createdAt: toTime(own.createtime),
          },
  };
}
