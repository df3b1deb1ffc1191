// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/survey.json' with { type: 'json' };

/** The texts of `locales/en/survey.json`, by what each has to hold. */
export type SurveyTexts = {
  readonly 'survey.progress': `${string}{{step}}${string}{{total}}${string}`;
  readonly 'survey.progressLabel': string;
  readonly 'survey.reward_one': `${string}{{count}}${string}`;
  readonly 'survey.reward_other': `${string}{{count}}${string}`;
  readonly 'survey.several': string;
  readonly 'survey.optional': string;
  readonly 'survey.yourWords': string;
  readonly 'survey.chooseOne': string;
  readonly 'survey.chooseSome': string;
  readonly 'survey.write': string;
  readonly 'survey.next': string;
  readonly 'survey.previous': string;
  readonly 'survey.send': string;
  readonly 'survey.kept': string;
  readonly 'survey.choose': string;
  readonly 'survey.questions_one': `${string}{{count}}${string}`;
  readonly 'survey.questions_other': `${string}{{count}}${string}`;
  readonly 'survey.done': string;
  readonly 'survey.none': string;
  readonly 'survey.noneHint': string;
  readonly 'survey.toShop': string;
  readonly 'survey.gone': string;
  readonly 'survey.all': string;
  readonly 'survey.answered': string;
  readonly 'survey.brought_one': `${string}{{count}}${string}`;
  readonly 'survey.brought_other': `${string}{{count}}${string}`;
  readonly 'survey.wasDone': string;
  readonly 'survey.notYet': string;
  readonly 'survey.start': string;
  readonly 'survey.thanks': string;
  readonly 'survey.thanksText': string;
  readonly 'survey.pointsUnit_one': string;
  readonly 'survey.pointsUnit_other': string;
  readonly 'survey.credited': string;
  readonly 'survey.toPoints': string;
  readonly 'survey.drinker': string;
  readonly 'survey.feeder': string;
};

/** The texts of `locales/<language>/survey.json`. */
export const surveyMessages = defineMessages<SurveyTexts>('survey', {
  en: en as SurveyTexts,
  load: {
    zh: () => import('../../../locales/zh/survey.json'),
    ja: () => import('../../../locales/ja/survey.json'),
    fr: () => import('../../../locales/fr/survey.json'),
    de: () => import('../../../locales/de/survey.json'),
    it: () => import('../../../locales/it/survey.json'),
    es: () => import('../../../locales/es/survey.json'),
    ko: () => import('../../../locales/ko/survey.json'),
  },
});
