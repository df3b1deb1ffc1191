import type { QuestionsApi } from '../api/questionsApi.ts';
import type { GoodsId, QuestionId } from '../api/types/ids.ts';
import type { Answer, OwnQuestion, Question, QuestionDetail } from '../api/types/question.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery, Query } from './types.ts';

type Which = Parameters<QuestionsApi['mine']>[0]['which'];

/** The call gives no more at once; the latest in the reader's language come first. */
const mostCompared = 50;

/** A question and a page of its answers. */
export interface QuestionThread {
  readonly status: 'ok' | 'not-found';
  readonly items: readonly Answer[];
  readonly hasMore: boolean;
  /** Undefined if there is none. */
  readonly question?: QuestionDetail | undefined;
}

/** Questions about products. */
export const questionQueries = {
  /** All about a product. */
  ofProduct: (goodsId: GoodsId): PagedQuery<Question, Page<Question>> => ({
    key: ['goods-questions', goodsId],
    loadPage: ({ questions }, page, options) => questions.list({ goodsId, page }, options),
    tags: ['questions'],
  }),
  /** Many about a product at once, for whoever is about to ask another one. */
  toCompare: (goodsId: GoodsId): Query<Page<Question>> => ({
    key: ['questions-to-compare', goodsId],
    load: ({ questions }, options) => questions.list({ goodsId, pageSize: mostCompared }, options),
    tags: ['questions'],
  }),
  /** One with its answers. */
  thread: (id: QuestionId): PagedQuery<Answer, QuestionThread> => ({
    key: ['question', id],
    loadPage: async ({ questions }, page, options) => {
      const found = await questions.find({ id, page }, options);
      return found.status === 'ok' ? found : { ...found, items: [], hasMore: false };
    },
    tags: ['questions'],
  }),
  /** Those that the shopper has asked, answered or been sent. */
  own: (which: Which): PagedQuery<OwnQuestion, Page<OwnQuestion>> => ({
    key: ['own-questions', which],
    loadPage: ({ questions }, page, options) => questions.mine({ which, page }, options),
    tags: ['questions'],
  }),
};
