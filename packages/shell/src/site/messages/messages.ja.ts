import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** Japanese texts of what stands around the pages of a wide window. */
export const ja: TranslationOf<typeof siteTexts> = {
  'site.header': 'ショップ',
  'site.allGoods': 'すべての商品',
  'site.account': 'アカウント',
  'site.overview': '概要',
  'site.shop': '商品をさがす',
  'site.service': 'カスタマーサービス',
  'site.company': 'ショップについて',
};
