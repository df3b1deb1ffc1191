// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/questions.json' with { type: 'json' };

/** The texts of `locales/en/questions.json`, by what each has to hold. */
export type QuestionsTexts = {
  readonly 'questions.count_one': `${string}{{count}}${string}`;
  readonly 'questions.count_other': `${string}{{count}}${string}`;
  readonly 'questions.answers_one': `${string}{{count}}${string}`;
  readonly 'questions.answers_other': `${string}{{count}}${string}`;
  readonly 'questions.questionMark': string;
  readonly 'questions.answerMark': string;
  readonly 'questions.ask': string;
  readonly 'questions.answer': string;
  readonly 'questions.empty': string;
  readonly 'questions.emptyHint': string;
  readonly 'questions.bought': string;
  readonly 'questions.shopper': string;
  readonly 'questions.noAnswers': string;
  readonly 'questions.noAnswersHint': string;
  readonly 'questions.buyersOnly': string;
  readonly 'questions.ownQuestion': string;
  readonly 'questions.pending': string;
  readonly 'questions.refused': string;
  readonly 'questions.refusedNote': `${string}{{reason}}${string}`;
  readonly 'questions.pendingHint': string;
  readonly 'questions.yourAnswer': string;
  readonly 'questions.question': string;
  readonly 'questions.questionHint': string;
  readonly 'questions.answerHint': string;
  readonly 'questions.audience': string;
  readonly 'questions.everyone': string;
  readonly 'questions.everyoneHint': string;
  readonly 'questions.buyers': string;
  readonly 'questions.buyersHint': string;
  readonly 'questions.rules': string;
  readonly 'questions.ruleProduct': string;
  readonly 'questions.rulePrivacy': string;
  readonly 'questions.ruleReview': string;
  readonly 'questions.submit': string;
  readonly 'questions.submitAnswer': string;
  readonly 'questions.similar_one': `${string}{{count}}${string}`;
  readonly 'questions.similar_other': `${string}{{count}}${string}`;
  readonly 'questions.doneHint': string;
  readonly 'questions.toProduct': string;
  readonly 'questions.tabs': string;
  readonly 'questions.received': string;
  readonly 'questions.asked': string;
  readonly 'questions.myAnswers': string;
  readonly 'questions.emptyReceived': string;
  readonly 'questions.emptyReceivedHint': string;
  readonly 'questions.emptyAsked': string;
  readonly 'questions.emptyAskedHint': string;
  readonly 'questions.emptyAnswered': string;
  readonly 'questions.emptyAnsweredHint': string;
  readonly 'questions.browse': string;
  readonly 'questions.toReceived': string;
  readonly 'questions.notFound': string;
  readonly 'questions.goodsGone': string;
};

/** The texts of `locales/<language>/questions.json`. */
export const questionsMessages = defineMessages<QuestionsTexts>('questions', {
  en: en as QuestionsTexts,
  load: {
    zh: () => import('../../../locales/zh/questions.json'),
    ja: () => import('../../../locales/ja/questions.json'),
    fr: () => import('../../../locales/fr/questions.json'),
    de: () => import('../../../locales/de/questions.json'),
    it: () => import('../../../locales/it/questions.json'),
    es: () => import('../../../locales/es/questions.json'),
    ko: () => import('../../../locales/ko/questions.json'),
  },
});
