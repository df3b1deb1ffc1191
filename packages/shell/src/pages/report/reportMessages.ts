// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/report.json' with { type: 'json' };

/** The texts of `locales/en/report.json`, by what each has to hold. */
export type ReportTexts = {
  readonly 'report.pages': string;
  readonly 'report.next': string;
  readonly 'report.coverTitle': `${string}{{shop}}${string}`;
  readonly 'report.coverText': string;
  readonly 'report.swipe': string;
  readonly 'report.ordersTitle': string;
  readonly 'report.orders_one': string;
  readonly 'report.orders_other': string;
  readonly 'report.spent': string;
  readonly 'report.ordersText': string;
  readonly 'report.monthsTitle': string;
  readonly 'report.busiest_one': `${string}{{month}}${string}{{count}}${string}`;
  readonly 'report.busiest_other': `${string}{{month}}${string}{{count}}${string}`;
  readonly 'report.monthOrders_one': `${string}{{month}}${string}{{count}}${string}`;
  readonly 'report.monthOrders_other': `${string}{{month}}${string}{{count}}${string}`;
  readonly 'report.categoriesTitle': string;
  readonly 'report.piecesLabel_one': string;
  readonly 'report.piecesLabel_other': string;
  readonly 'report.goodsTitle': string;
  readonly 'report.pieces_one': `${string}{{count}}${string}`;
  readonly 'report.pieces_other': `${string}{{count}}${string}`;
  readonly 'report.others': string;
  readonly 'report.careTitle': string;
  readonly 'report.signInDays_one': string;
  readonly 'report.signInDays_other': string;
  readonly 'report.points_one': string;
  readonly 'report.points_other': string;
  readonly 'report.reviews_one': string;
  readonly 'report.reviews_other': string;
  readonly 'report.careText': string;
  readonly 'report.posterTitle': string;
  readonly 'report.posterAlt': `${string}{{year}}${string}`;
  readonly 'report.drawing': string;
  readonly 'report.notDrawn': string;
  readonly 'report.save': string;
  readonly 'report.saved': string;
  readonly 'report.notSaved': string;
  readonly 'report.share': string;
  readonly 'report.notShared': string;
  readonly 'report.toShop': string;
  readonly 'report.closing': string;
  readonly 'report.empty': `${string}{{year}}${string}`;
  readonly 'report.emptyText': string;
  readonly 'report.browse': string;
};

/** The texts of `locales/<language>/report.json`. */
export const reportMessages = defineMessages<ReportTexts>('report', {
  en: en as ReportTexts,
  load: {
    zh: () => import('../../../locales/zh/report.json'),
    ja: () => import('../../../locales/ja/report.json'),
    fr: () => import('../../../locales/fr/report.json'),
    de: () => import('../../../locales/de/report.json'),
    it: () => import('../../../locales/it/report.json'),
    es: () => import('../../../locales/es/report.json'),
    ko: () => import('../../../locales/ko/report.json'),
  },
});
