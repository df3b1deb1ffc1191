// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/search.json' with { type: 'json' };

/** The texts of `locales/en/search.json`, by what each has to hold. */
export type SearchTexts = {
  readonly 'search.placeholder': string;
  readonly 'search.submit': string;
  readonly 'search.history': string;
  readonly 'search.clear': string;
  readonly 'search.clearConfirm': string;
  readonly 'search.remove': `${string}{{word}}${string}`;
  readonly 'search.hot': string;
  readonly 'search.suggestions': string;
  readonly 'search.category': string;
  readonly 'search.fill': `${string}{{word}}${string}`;
};

/** The texts of `locales/<language>/search.json`. */
export const searchMessages = defineMessages<SearchTexts>('search', {
  en: en as SearchTexts,
  load: {
    zh: () => import('../../../locales/zh/search.json'),
    ja: () => import('../../../locales/ja/search.json'),
    fr: () => import('../../../locales/fr/search.json'),
    de: () => import('../../../locales/de/search.json'),
    it: () => import('../../../locales/it/search.json'),
    es: () => import('../../../locales/es/search.json'),
    ko: () => import('../../../locales/ko/search.json'),
  },
});
