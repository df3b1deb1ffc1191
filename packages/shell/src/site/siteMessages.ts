// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/site.json' with { type: 'json' };

/** The texts of `locales/en/site.json`, by what each has to hold. */
export type SiteTexts = {
  readonly 'site.header': string;
  readonly 'site.allGoods': string;
  readonly 'site.account': string;
  readonly 'site.overview': string;
  readonly 'site.shop': string;
  readonly 'site.service': string;
  readonly 'site.company': string;
};

/** The texts of `locales/<language>/site.json`. */
export const siteMessages = defineMessages<SiteTexts>('site', {
  en,
  load: {
    zh: () => import('../../locales/zh/site.json'),
    ja: () => import('../../locales/ja/site.json'),
    fr: () => import('../../locales/fr/site.json'),
    de: () => import('../../locales/de/site.json'),
    it: () => import('../../locales/it/site.json'),
    es: () => import('../../locales/es/site.json'),
    ko: () => import('../../locales/ko/site.json'),
  },
});
