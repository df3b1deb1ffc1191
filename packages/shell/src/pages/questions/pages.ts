import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Questions and answers. */
export const questionsPages = [
  definePage({
    path: paths.questions,
    title: 'title.questions',
    needsLogin: 'actions',
    load: async () => (await import('./QuestionListPage.tsx')).QuestionListPage,
  }),
  definePage({
    path: paths.askQuestion,
    title: 'title.newQuestion',
    needsLogin: 'yes',
    load: async () => (await import('./NewQuestionPage.tsx')).NewQuestionPage,
  }),
  definePage({
    path: paths.question,
    title: 'title.question',
    needsLogin: 'actions',
    load: async () => (await import('./QuestionPage.tsx')).QuestionPage,
  }),
  definePage({
    path: paths.answerQuestion,
    title: 'title.question',
    needsLogin: 'yes',
    load: async () => (await import('./QuestionPage.tsx')).AnswerPage,
  }),
  definePage({
    path: paths.myQuestions,
    title: 'title.myQuestions',
    needsLogin: 'yes',
    load: async () => (await import('./MyQuestionsPage.tsx')).MyQuestionsPage,
  }),
  definePage({
    path: paths.myAnswers,
    title: 'title.myAnswers',
    needsLogin: 'yes',
    load: async () => (await import('./MyAnswersPage.tsx')).MyAnswersPage,
  }),
];
