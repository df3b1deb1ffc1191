// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/stored.json' with { type: 'json' };

/** The texts of `locales/en/stored.json`, by what each has to hold. */
export type StoredTexts = {
  readonly 'stored.intro': string;
  readonly 'stored.payment': string;
  readonly 'stored.login': string;
  readonly 'stored.choices': string;
  readonly 'stored.cart': string;
  readonly 'stored.alerts': string;
  readonly 'stored.history': string;
  readonly 'stored.drafts': string;
  readonly 'stored.work': string;
  readonly 'stored.session': string;
  readonly 'stored.steps': string;
  readonly 'stored.origin': string;
  readonly 'stored.offline': string;
  readonly 'stored.untilLogOut': string;
  readonly 'stored.untilDeleted': string;
  readonly 'stored.untilClosed': string;
  readonly 'stored.hours': string;
  readonly 'stored.statistics': string;
  readonly 'stored.notCounted': string;
  readonly 'stored.onlyAgreed': string;
};

/** The texts of `locales/<language>/stored.json`. */
export const storedMessages = defineMessages<StoredTexts>('stored', {
  en,
  load: {
    zh: () => import('../../../locales/zh/stored.json'),
    ja: () => import('../../../locales/ja/stored.json'),
    fr: () => import('../../../locales/fr/stored.json'),
    de: () => import('../../../locales/de/stored.json'),
    it: () => import('../../../locales/it/stored.json'),
    es: () => import('../../../locales/es/stored.json'),
    ko: () => import('../../../locales/ko/stored.json'),
  },
});
