// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/translation.json' with { type: 'json' };

/** The texts of `locales/en/translation.json`, by what each has to hold. */
export type TranslationTexts = {
  readonly 'translation.translate': string;
  readonly 'translation.by': `${string}{{service}}${string}`;
  readonly 'translation.original': string;
  readonly 'translation.failed': string;
  readonly 'translation.retry': string;
};

/** The texts of `locales/<language>/translation.json`. */
export const translationMessages = defineMessages<TranslationTexts>('translation', {
  en: en as TranslationTexts,
  load: {
    zh: () => import('../../locales/zh/translation.json'),
    ja: () => import('../../locales/ja/translation.json'),
    fr: () => import('../../locales/fr/translation.json'),
    de: () => import('../../locales/de/translation.json'),
    it: () => import('../../locales/it/translation.json'),
    es: () => import('../../locales/es/translation.json'),
    ko: () => import('../../locales/ko/translation.json'),
  },
});
