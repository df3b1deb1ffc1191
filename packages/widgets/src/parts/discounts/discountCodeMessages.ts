// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/discount-code.json' with { type: 'json' };

/** The texts of `locales/en/discount-code.json`, by what each has to hold. */
export type DiscountCodeTexts = {
  readonly 'discountCode.label': string;
  readonly 'discountCode.hint': string;
  readonly 'discountCode.apply': string;
  readonly 'discountCode.remove': `${string}{{code}}${string}`;
};

/** The texts of `locales/<language>/discount-code.json`. */
export const discountCodeMessages = defineMessages<DiscountCodeTexts>('discount-code', {
  en: en as DiscountCodeTexts,
  load: {
    zh: () => import('../../../locales/zh/discount-code.json'),
    ja: () => import('../../../locales/ja/discount-code.json'),
    fr: () => import('../../../locales/fr/discount-code.json'),
    de: () => import('../../../locales/de/discount-code.json'),
    it: () => import('../../../locales/it/discount-code.json'),
    es: () => import('../../../locales/es/discount-code.json'),
    ko: () => import('../../../locales/ko/discount-code.json'),
  },
});
