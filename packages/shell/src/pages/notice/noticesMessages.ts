// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/notices.json' with { type: 'json' };

/** The texts of `locales/en/notices.json`, by what each has to hold. */
export type NoticesTexts = {
  readonly 'notices.unread': string;
  readonly 'notices.markRead': string;
  readonly 'notices.allRead': string;
  readonly 'notices.empty': string;
  readonly 'notices.emptyHint': string;
  readonly 'notices.notFound': string;
};

/** The texts of `locales/<language>/notices.json`. */
export const noticesMessages = defineMessages<NoticesTexts>('notices', {
  en,
  load: {
    zh: () => import('../../../locales/zh/notices.json'),
    ja: () => import('../../../locales/ja/notices.json'),
    fr: () => import('../../../locales/fr/notices.json'),
    de: () => import('../../../locales/de/notices.json'),
    it: () => import('../../../locales/it/notices.json'),
    es: () => import('../../../locales/es/notices.json'),
    ko: () => import('../../../locales/ko/notices.json'),
  },
});
