import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** Chinese texts of what stands around the pages of a wide window. */
export const zh: TranslationOf<typeof siteTexts> = {
  'site.header': '商城',
  'site.allGoods': '全部商品',
  'site.account': '我的账户',
  'site.overview': '概览',
  'site.shop': '选购',
  'site.service': '客户服务',
  'site.company': '关于我们',
};
