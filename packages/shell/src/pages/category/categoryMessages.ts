// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/category.json' with { type: 'json' };

/** The texts of `locales/en/category.json`, by what each has to hold. */
export type CategoryTexts = {
  readonly 'category.rail': string;
  readonly 'category.empty': string;
  readonly 'category.toGoods': string;
  readonly 'category.open': `${string}{{name}}${string}`;
  readonly 'category.noGoods': string;
};

/** The texts of `locales/<language>/category.json`. */
export const categoryMessages = defineMessages<CategoryTexts>('category', {
  en: en as CategoryTexts,
  load: {
    zh: () => import('../../../locales/zh/category.json'),
    ja: () => import('../../../locales/ja/category.json'),
    fr: () => import('../../../locales/fr/category.json'),
    de: () => import('../../../locales/de/category.json'),
    it: () => import('../../../locales/it/category.json'),
    es: () => import('../../../locales/es/category.json'),
    ko: () => import('../../../locales/ko/category.json'),
  },
});
