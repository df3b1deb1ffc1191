import type { TranslationOf } from '@pawlet/core/i18n';
import type { pointsPagesTexts } from './messages.ts';

/** Korean texts of the pages of points. */
export const ko: TranslationOf<typeof pointsPagesTexts> = {
  'pointsPages.latest': '최근 내역',
  'pointsPages.all': '전체',
  'pointsPages.entryGone': '이 내역을 찾을 수 없습니다',
  'pointsPages.entryGoneText': '다른 계정의 내역일 수 있습니다',
  'pointsPages.before': '변동 전 포인트',
  'pointsPages.after': '변동 후 포인트',
  'pointsPages.kinds': '상품 유형',
};
