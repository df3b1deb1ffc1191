// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/restock.json' with { type: 'json' };

/** The texts of `locales/en/restock.json`, by what each has to hold. */
export type RestockTexts = {
  readonly 'restock.notify': string;
  readonly 'restock.notifyShort': string;
  readonly 'restock.cancel': string;
  readonly 'restock.waiting': `${string}{{email}}${string}`;
  readonly 'restock.canceled': string;
  readonly 'restock.hint': string;
  readonly 'restock.list': string;
  readonly 'restock.cancelNamed': `${string}{{title}}${string}`;
};

/** The texts of `locales/<language>/restock.json`. */
export const restockMessages = defineMessages<RestockTexts>('restock', {
  en: en as RestockTexts,
  load: {
    zh: () => import('../../../locales/zh/restock.json'),
    ja: () => import('../../../locales/ja/restock.json'),
    fr: () => import('../../../locales/fr/restock.json'),
    de: () => import('../../../locales/de/restock.json'),
    it: () => import('../../../locales/it/restock.json'),
    es: () => import('../../../locales/es/restock.json'),
    ko: () => import('../../../locales/ko/restock.json'),
  },
});
