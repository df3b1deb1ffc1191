// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/law.json' with { type: 'json' };

/** The texts of `locales/en/law.json`, by what each has to hold. */
export type LawTexts = {
  readonly 'law.taxIncluded': string;
  readonly 'law.taxNotAdded': string;
  readonly 'law.withdrawal': string;
  readonly 'law.withdrawalDays': `${string}{{days}}${string}`;
  readonly 'law.withdraw': string;
  readonly 'law.imprint': string;
  readonly 'law.stored': string;
};

/** The texts of `locales/<language>/law.json`. */
export const lawMessages = defineMessages<LawTexts>('law', {
  en: en as LawTexts,
  load: {
    zh: () => import('../../../locales/zh/law.json'),
    ja: () => import('../../../locales/ja/law.json'),
    fr: () => import('../../../locales/fr/law.json'),
    de: () => import('../../../locales/de/law.json'),
    it: () => import('../../../locales/it/law.json'),
    es: () => import('../../../locales/es/law.json'),
    ko: () => import('../../../locales/ko/law.json'),
  },
});
