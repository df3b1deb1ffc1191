// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/home.json' with { type: 'json' };

/** The texts of `locales/en/home.json`, by what each has to hold. */
export type HomeTexts = {
  readonly 'home.search': string;
  readonly 'home.banners': string;
  readonly 'home.notices': string;
  readonly 'home.unread_one': `${string}{{count}}${string}`;
  readonly 'home.unread_other': `${string}{{count}}${string}`;
  readonly 'home.shortcuts': string;
  readonly 'home.recommended': string;
  readonly 'home.hot': string;
  readonly 'home.fresh': string;
  readonly 'home.newTag': string;
  readonly 'home.feed': string;
  readonly 'home.rank': `${string}{{rank}}${string}`;
  readonly 'home.offers': string;
  readonly 'home.offersEnd': string;
  readonly 'home.until': `${string}{{date}}${string}`;
  readonly 'home.from': `${string}{{date}}${string}`;
  readonly 'home.campaigns': string;
  readonly 'home.scan': string;
  readonly 'home.scanUnknown': string;
};

/** The texts of `locales/<language>/home.json`. */
export const homeMessages = defineMessages<HomeTexts>('home', {
  en: en as HomeTexts,
  load: {
    zh: () => import('../../../locales/zh/home.json'),
    ja: () => import('../../../locales/ja/home.json'),
    fr: () => import('../../../locales/fr/home.json'),
    de: () => import('../../../locales/de/home.json'),
    it: () => import('../../../locales/it/home.json'),
    es: () => import('../../../locales/es/home.json'),
    ko: () => import('../../../locales/ko/home.json'),
  },
});
