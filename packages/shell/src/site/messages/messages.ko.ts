import type { TranslationOf } from '@pawlet/core/i18n';
import type { siteTexts } from './messages.ts';

/** Korean texts of what stands around the pages of a wide window. */
export const ko: TranslationOf<typeof siteTexts> = {
  'site.header': '쇼핑몰',
  'site.allGoods': '전체 상품',
  'site.account': '내 계정',
  'site.overview': '한눈에 보기',
  'site.shop': '쇼핑',
  'site.service': '고객 서비스',
  'site.company': '회사 소개',
};
