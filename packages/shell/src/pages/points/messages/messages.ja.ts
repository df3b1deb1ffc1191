import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** Japanese texts of the pages of points. */
export const ja: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': '最近の増減',
  'pointsPages.all': 'すべて',
  'pointsPages.entryGone': 'この履歴が見つかりませんでした',
  'pointsPages.entryGoneText': '別のアカウントの履歴かもしれません',
  'pointsPages.before': '変動前のポイント',
  'pointsPages.after': '変動後のポイント',
  'pointsPages.kinds': '特典の種類',
};
