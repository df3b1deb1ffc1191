// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/offline.json' with { type: 'json' };

/** The texts of `locales/en/offline.json`, by what each has to hold. */
export type OfflineTexts = {
  readonly 'offline.none': string;
  readonly 'offline.unreachable': string;
  readonly 'offline.asOf': `${string}{{time}}${string}`;
  readonly 'offline.waiting_one': `${string}{{count}}${string}`;
  readonly 'offline.waiting_other': `${string}{{count}}${string}`;
  readonly 'offline.sending': string;
  readonly 'offline.sent': string;
  readonly 'offline.refused': string;
  readonly 'offline.refusedOne': `${string}{{goods}}${string}{{reason}}${string}`;
  readonly 'offline.refusedPlain': string;
  readonly 'offline.tooOld': string;
  readonly 'offline.needsNetwork': string;
  readonly 'update.there': string;
  readonly 'update.load': string;
  readonly 'update.later': string;
};

/** The texts of `locales/<language>/offline.json`. */
export const offlineMessages = defineMessages<OfflineTexts>('offline', {
  en: en as OfflineTexts,
  load: {
    zh: () => import('../../locales/zh/offline.json'),
    ja: () => import('../../locales/ja/offline.json'),
    fr: () => import('../../locales/fr/offline.json'),
    de: () => import('../../locales/de/offline.json'),
    it: () => import('../../locales/it/offline.json'),
    es: () => import('../../locales/es/offline.json'),
    ko: () => import('../../locales/ko/offline.json'),
  },
});
