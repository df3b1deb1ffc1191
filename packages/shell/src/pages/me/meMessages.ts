// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/me.json' with { type: 'json' };

/** The texts of `locales/en/me.json`, by what each has to hold. */
export type MeTexts = {
  readonly 'me.logIn': string;
  readonly 'me.visitor': string;
  readonly 'me.points': string;
  readonly 'me.coupons': string;
  readonly 'me.favourites': string;
  readonly 'me.balance': string;
  readonly 'me.orders': string;
  readonly 'me.allOrders': string;
  readonly 'me.toPay': string;
  readonly 'me.toShip': string;
  readonly 'me.toReceive': string;
  readonly 'me.toReview': string;
  readonly 'me.afterSale': string;
  readonly 'me.reviews': string;
  readonly 'me.invoices': string;
  readonly 'me.addresses': string;
  readonly 'me.language': string;
  readonly 'me.country': string;
  readonly 'me.theme': string;
  readonly 'me.themeAuto': string;
  readonly 'me.themeLight': string;
  readonly 'me.themeDark': string;
  readonly 'me.about': string;
  readonly 'me.version': `${string}{{version}}${string}{{code}}${string}`;
  readonly 'me.terms': string;
  readonly 'me.privacy': string;
  readonly 'me.tools': string;
  readonly 'me.profile': string;
  readonly 'me.signIn': string;
  readonly 'me.tasks': string;
  readonly 'me.pointsMall': string;
  readonly 'me.couponCentre': string;
  readonly 'me.ownCoupons': string;
  readonly 'me.invite': string;
  readonly 'me.cloud': string;
  readonly 'me.questions': string;
  readonly 'me.notices': string;
  readonly 'me.help': string;
  readonly 'me.identification': string;
  readonly 'me.survey': string;
  readonly 'me.report': string;
  readonly 'me.recent': string;
  readonly 'me.allRecent': string;
  readonly 'me.recentHint': string;
  readonly 'me.clear': string;
  readonly 'me.clearRecent': string;
  readonly 'me.recentCleared': string;
  readonly 'me.recommended': string;
  readonly 'me.statistics': string;
  readonly 'me.statisticsHint': string;
  readonly 'me.statisticsUnwanted': string;
};

/** The texts of `locales/<language>/me.json`. */
export const meMessages = defineMessages<MeTexts>('me', {
  en: en as MeTexts,
  load: {
    zh: () => import('../../../locales/zh/me.json'),
    ja: () => import('../../../locales/ja/me.json'),
    fr: () => import('../../../locales/fr/me.json'),
    de: () => import('../../../locales/de/me.json'),
    it: () => import('../../../locales/it/me.json'),
    es: () => import('../../../locales/es/me.json'),
    ko: () => import('../../../locales/ko/me.json'),
  },
});
