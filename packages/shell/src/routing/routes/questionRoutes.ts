import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** Questions and answers. */
export const questionRoutes: readonly Route[] = [
  later({
    path: '/pages/goods/ask',
    needsLogin: 'actions',
    title: 'title.questions',
  }),
  later({
    path: '/pages/goods/putAsk',
    needsLogin: 'yes',
    title: 'title.ask',
  }),
  later({
    path: '/pages/goods/askList',
    needsLogin: 'actions',
    title: 'title.question',
  }),
  later({
    path: '/pages/goods/askList2',
    needsLogin: 'yes',
    title: 'title.question',
  }),
  later({
    path: '/pages/questions/questions',
    needsLogin: 'yes',
    title: 'title.myQuestions',
  }),
  later({
    path: '/pages/questions/answer',
    needsLogin: 'yes',
    title: 'title.myAnswers',
  }),
];
