// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/points-pages.json' with { type: 'json' };

/** The texts of `locales/en/points-pages.json`, by what each has to hold. */
export type PointsPagesTexts = {
  readonly 'pointsPages.latest': string;
  readonly 'pointsPages.all': string;
  readonly 'pointsPages.entryGone': string;
  readonly 'pointsPages.entryGoneText': string;
  readonly 'pointsPages.before': string;
  readonly 'pointsPages.after': string;
  readonly 'pointsPages.kinds': string;
};

/** The texts of `locales/<language>/points-pages.json`. */
export const pointsPagesMessages = defineMessages<PointsPagesTexts>('points-pages', {
  en,
  load: {
    zh: () => import('../../../locales/zh/points-pages.json'),
    ja: () => import('../../../locales/ja/points-pages.json'),
    fr: () => import('../../../locales/fr/points-pages.json'),
    de: () => import('../../../locales/de/points-pages.json'),
    it: () => import('../../../locales/it/points-pages.json'),
    es: () => import('../../../locales/es/points-pages.json'),
    ko: () => import('../../../locales/ko/points-pages.json'),
  },
});
