import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** Chinese texts of the pages of points. */
export const zh: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': '最近变动',
  'pointsPages.all': '全部',
  'pointsPages.entryGone': '没有找到这条记录',
  'pointsPages.entryGoneText': '可能属于其他账号',
  'pointsPages.before': '变动前',
  'pointsPages.after': '变动后',
  'pointsPages.kinds': '按类型筛选',
};
