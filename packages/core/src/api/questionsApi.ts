import {
  goodsAskAddAskAnswerData,
  goodsAskAddAskData,
  goodsAskGetAskAnswerLists,
  goodsAskGetAskLists,
  goodsAskGetMyAskLists,
} from '../contract/goodsAsk.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toQuestion } from './map/productReviews.ts';
import { isPublished, toAnswer, toOwnQuestion } from './map/questions.ts';
import { toPage } from './map/page.ts';
import { toBranded } from './map/values.ts';
import type { AnswerId, ProductId, QuestionId } from './types/ids.ts';
import type { Answer, OwnQuestion, Question, QuestionAudience, QuestionDetail } from './types/question.ts';
import type { NotFound, Page, Refused } from './types/results.ts';
import { getData, read } from './read.ts';

/** Result of asking a question. */
export type AskResult =
  | {
      readonly status: 'asked';
      readonly id: QuestionId;
      /** False while it awaits moderation, as it does at first. */
      readonly isPublished: boolean;
    }
  /** The product no longer exists. */
  | NotFound
  | Refused;

/** Result of answering. Throws `FORBIDDEN` for a shopper who may not answer. */
export type AnswerResult =
  | {
      readonly status: 'answered';
      readonly id: AnswerId;
      /** False while it awaits moderation, as it does at first. */
      readonly isPublished: boolean;
    }
  /** The question no longer exists. */
  | NotFound
  | Refused;

export interface QuestionsApi {
  /** Published questions about a product: those in the reader's language first, then the newest. */
  list(
    query: {
      readonly goodsId: ProductId;
      readonly page?: number | undefined;
      /** At most 50. @default 10 */
      readonly pageSize?: number | undefined;
    },
    options?: CallOptions,
  ): Promise<Page<Question>>;
  /** One question with a page of its published answers, buyers' first. */
  find(
    query: { readonly id: QuestionId; readonly page?: number | undefined },
    options?: CallOptions,
  ): Promise<
    | ({ readonly status: 'ok'; readonly question: QuestionDetail } & Page<Answer>)
    /** Missing, or unpublished and another shopper's. */
    | NotFound
  >;
  /** Questions by others about the shopper's purchases, the shopper's own, or those the shopper answered. */
  mine(
    query: { readonly which: 'received' | 'asked' | 'answered'; readonly page?: number | undefined },
    options?: CallOptions,
  ): Promise<Page<OwnQuestion>>;
  /** Asks a question. Idempotent: safe to retry after a lost response. */
  ask(
    question: { readonly goodsId: ProductId; readonly content: string; readonly audience: QuestionAudience },
    options?: CallOptions,
  ): Promise<AskResult>;
  /** Answers a question. Idempotent: safe to retry after a lost response. */
  answer(
    answer: { readonly questionId: QuestionId; readonly content: string },
    options?: CallOptions,
  ): Promise<AnswerResult>;
}

const kinds = { received: 1, asked: 2, answered: 3 } as const;

export function createQuestionsApi(http: HttpClient, context: ApiContext): QuestionsApi {
  return {
    async list({ goodsId, page = 1, pageSize = 10 }, options) {
      const input = { goods_id: goodsId, page, num: pageSize };
      return toPage(await read(http, goodsAskGetAskLists, input, options), toQuestion);
    },
    async find({ id, page = 1 }, options) {
      const input = { ask_id: id, page };
      const reply = await http.call(goodsAskGetAskAnswerLists, input, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const { ask, list, own } = getData(goodsAskGetAskAnswerLists, reply);
      return {
        status: 'ok',
        question: {
          ...toQuestion(ask),
          isPublished: isPublished(ask.status),
          refusal: ask.refusal,
          ownAnswers: own.map((answer) => ({ ...toAnswer(answer), refusal: answer.refusal })),
        },
        ...toPage(list, toAnswer),
      };
    },
    async mine({ which, page = 1 }, options) {
      const input = { type: kinds[which], page };
      return toPage(await read(http, goodsAskGetMyAskLists, input, options), toOwnQuestion);
    },
    async ask({ goodsId, content, audience }, options) {
      const input = { goods_id: goodsId, content, type: audience === 'buyers' ? 2 : 1 } as const;
      const handled = handling(options, 'VALIDATION', 'NOT_FOUND');
      const reply = await callKeyed(http, context, goodsAskAddAskData, input, handled);
      if (reply.status === 'refused') {
        return reply.reason === 'NOT_FOUND' ? { status: 'not-found' } : toRefused(reply);
      }
      const { id, status } = reply.data;
      return { status: 'asked', id: toBranded<QuestionId>(id), isPublished: isPublished(status) };
    },
    async answer({ questionId, content }, options) {
      const input = { ask_id: questionId, content };
      const handled = handling(options, 'VALIDATION', 'NOT_FOUND');
      const reply = await callKeyed(http, context, goodsAskAddAskAnswerData, input, handled);
      if (reply.status === 'refused') {
        return reply.reason === 'NOT_FOUND' ? { status: 'not-found' } : toRefused(reply);
      }
      const { id, status } = reply.data;
      return { status: 'answered', id: toBranded<AnswerId>(id), isPublished: isPublished(status) };
    },
  };
}
