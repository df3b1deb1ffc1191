import type { Route } from '../Route.ts';

/** Questions and answers. */
export const questionRoutes: readonly Route[] = [
  {
    path: '/pages/goods/ask',
    load: () =>
      import('../../pages/questions/AskListPage.tsx').then((module) => ({ Page: module.AskListPage })),
    needsLogin: 'actions',
    title: 'title.questions',
  },
  {
    path: '/pages/goods/putAsk',
    load: () =>
      import('../../pages/questions/PutAskPage.tsx').then((module) => ({ Page: module.PutAskPage })),
    needsLogin: 'yes',
    title: 'title.ask',
  },
  {
    path: '/pages/goods/askList',
    load: () =>
      import('../../pages/questions/QuestionPage.tsx').then((module) => ({ Page: module.QuestionPage })),
    needsLogin: 'actions',
    title: 'title.question',
  },
  {
    path: '/pages/goods/askList2',
    load: () =>
      import('../../pages/questions/QuestionPage.tsx').then((module) => ({ Page: module.AnswerPage })),
    needsLogin: 'yes',
    title: 'title.question',
  },
  {
    path: '/pages/questions/questions',
    load: () =>
      import('../../pages/questions/MyQuestionsPage.tsx').then((module) => ({
        Page: module.MyQuestionsPage,
      })),
    needsLogin: 'yes',
    title: 'title.myQuestions',
  },
  {
    path: '/pages/questions/answer',
    load: () =>
      import('../../pages/questions/MyAnswersPage.tsx').then((module) => ({ Page: module.MyAnswersPage })),
    needsLogin: 'yes',
    title: 'title.myAnswers',
  },
];
