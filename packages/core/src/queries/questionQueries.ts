import type { QuestionsApi } from '../api/questionsApi.ts';
import type { ProductId, QuestionId } from '../api/types/ids.ts';
import type { Answer, OwnQuestion, Question, QuestionDetail } from '../api/types/question.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery, Query } from './types.ts';

type Which = Parameters<QuestionsApi['mine']>[0]['which'];

/** Maximum of one call; the newest in the reader's language come first. */
const maxCompared = 50;

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
  /** All questions about a product. */
  ofProduct: (goodsId: ProductId): PagedQuery<Question, Page<Question>> => ({
    key: ['goods-questions', goodsId],
    loadPage: ({ questions }, page, options) => questions.list({ goodsId, page }, options),
    tags: ['questions'],
  }),
  /** Many questions about a product at once, to find similar ones before asking. */
  toCompare: (goodsId: ProductId): Query<Page<Question>> => ({
    key: ['questions-to-compare', goodsId],
    load: ({ questions }, options) => questions.list({ goodsId, pageSize: maxCompared }, options),
    tags: ['questions'],
  }),
  /** One question with its answers. */
  thread: (id: QuestionId): PagedQuery<Answer, QuestionThread> => ({
    key: ['question', id],
    loadPage: async ({ questions }, page, options) => {
      const found = await questions.find({ id, page }, options);
      return found.status === 'ok' ? found : { ...found, items: [], hasMore: false };
    },
    tags: ['questions'],
  }),
  /** Questions the shopper has asked, answered or received. */
  own: (which: Which): PagedQuery<OwnQuestion, Page<OwnQuestion>> => ({
    key: ['own-questions', which],
    loadPage: ({ questions }, page, options) => questions.mine({ which, page }, options),
    tags: ['questions'],
  }),
};
